import 'server-only';
import { z } from 'zod';
import { guestLimits } from '@/content/catering/rules';
import { storableJson } from '@/lib/base/storable';
import { formatCents } from '@/lib/i18n/format';
import { allows } from '@/lib/order/states';
import { checkDraft } from '@/lib/plan/check-draft';
import { adoptVariant } from '@/lib/plan/contact-data';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { respond } from '@/lib/server/http/respond';
import { planContext } from '../mail/plan-context';
import { storedPriceSchema } from '../mail/stored-price';
import { storedDraft } from '../offered-plan';
import { inquiryPayload, storedVariants } from '../stored-variants';
import { answerFor } from './actions';
import { answerHolder, type Holder, type PlanPageContext } from './holder';
import { callVisitorFunction } from './visitor-functions';

const children = z
  .int({ error: 'children.range' })
  .min(0, { error: 'children.range' })
  .max(guestLimits.max, { error: 'children.range' });

const guestsSchema = z.object({
  guests: z
    .int({ error: 'guests.range' })
    .min(guestLimits.min, { error: 'guests.range' })
    .max(guestLimits.max, { error: 'guests.range' }),
  childrenUnder6: children,
  children611: children,
  /** Of the price that was shown before sending; null asks for the price and changes nothing. */
  shownTotalCents: z.int({ error: 'value.invalid' }).nullable(),
});

type Input = z.output<typeof guestsSchema>;

/** Optional fields that nobody filled in stay as they were. */
function withGuests(draft: Draft, { guests, childrenUnder6, children611 }: Input): Draft {
  return {
    ...draft,
    guests,
    ...(childrenUnder6 !== (draft.childrenUnder6 ?? 0) && { childrenUnder6 }),
    ...(children611 !== (draft.children611 ?? 0) && { children611 }),
  };
}

async function changeGuests({ inquiry, locale, input, context }: Holder<Input>): Promise<Response> {
  if (!allows('change-guests', inquiry.state)) {
    return respond(409, { code: 'plan.not_open' });
  }
  const before = storedDraft(inquiry);
  const priceBefore = storedPriceSchema.parse(inquiry.price);
  const after = withGuests(before, input);
  const known = checkDraft(JSON.parse(serialiseDraft(before)), context.now).errors;
  const { errors } = checkDraft(JSON.parse(serialiseDraft(after)), context.now);
  const caused = Object.entries(errors).filter(([path, code]) => known[path] !== code);
  if (caused.length > 0) return respond(422, { code: 'plan.invalid', errors: Object.fromEntries(caused) });

  const price = calculatePrice(after, context.now);
  const { t } = planContext(locale);
  const shownBefore = priceBefore.basis === 'net' ? priceBefore.netCents : priceBefore.grossCents;
  const amount = (cents: number, isOpen: boolean) =>
    isOpen ? t('described.onRequest') : formatCents(cents, locale);
  const shown = {
    before: amount(shownBefore, priceBefore.onRequest.includes('idea')),
    after: amount(price.shownCents, price.isOnRequest),
    basis: price.isOnRequest ? '' : t(price.basis === 'net' ? 'exclVat' : 'inclVat'),
    totalCents: price.shownCents,
  };
  if (input.shownTotalCents !== price.shownCents) {
    return respond(200, { status: 'priced', price: shown, isNew: input.shownTotalCents !== null });
  }
  const answer = await callVisitorFunction('visitor_change_guests', {
    p_reference: inquiry.reference,
    p_payload: storableJson({
      ...inquiry.payload,
      ...inquiryPayload(
        after,
        storedVariants(inquiry).map(({ draft }) => {
          const variant = adoptVariant(draft, after);
          return { draft: variant, price: calculatePrice(variant, context.now) };
        }),
      ),
    }),
    p_price: storableJson(price),
    p_server_total_cents: price.shownCents,
  });
  return answerFor(answer, context);
}

/**
 * Answers `POST /api/inquiries/guests` with `{guests, childrenUnder6, children611, shownTotalCents}`. 200 `priced` with
 * the price before and after while that price has not been shown (`shownTotalCents` is null or another one), 200
 * `changed` once it has; 409 when there is an offer already, which a question changes; see `answerHolder`.
 */
export const handleGuests = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: guestsSchema, limit: 'plan-action' }, changeGuests);
