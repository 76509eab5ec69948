import 'server-only';
import { roundCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { toIsoDay } from '@/lib/base/event-day';
import { formatCents, formatDay } from '@/lib/i18n/format';
import type { ShownLine, ShownOffer } from '@/lib/inquiry/plan-answer';
import { acceptanceShown } from '@/lib/offer/acceptance';
import { dayText, describeOffer, lineDetail, type OfferContext } from '@/lib/offer/describe-offer';
import { compareOffer, type OfferBody, type OfferLine } from '@/lib/offer/offer';
import { offerContext } from '../mail/plan-context';
import { offeredPlan, storedPlanPrice } from '../offered-plan';
import type { OfferRow, PlanRow } from './plan-row';

/** Lines side by side with those of the plan. */
function sideBySide(
  body: OfferBody,
  planLines: readonly OfferLine[],
  context: OfferContext,
): ShownOffer['differences'] {
  const shown = (line: OfferLine): ShownLine => ({
    text: line.text,
    detail: lineDetail(line, context),
    amount: formatCents(roundCents(line.quantity * line.unitCents), context.locale),
  });
  const { added, removed, changed } = compareOffer(body, planLines);
  return [
    ...changed.map(({ before, after }) => ({
      id: after.id,
      kind: 'changed' as const,
      before: shown(before),
      after: shown(after),
    })),
    ...added.map((line) => ({ id: line.id, kind: 'added' as const, before: null, after: shown(line) })),
    ...removed.map((line) => ({ id: line.id, kind: 'removed' as const, before: shown(line), after: null })),
  ];
}

/** The plan's price in the offer's basis; empty where it had none, or was shown in the other. */
function planTotal(inquiry: PlanRow, { basis }: OfferBody, locale: Locale): string {
  const plan = storedPlanPrice(inquiry);
  const amount = basis === 'net' ? 'netCents' : 'grossCents';
  const cents = plan.lines.reduce((sum, line) => sum + line[amount], 0);
  return cents > 0 && plan.basis === basis ? formatCents(cents, locale) : '';
}

/** An offer in words beside the plan that it answers, every amount formatted. */
export function shownOffer(
  { body, version, state, sentAt }: OfferRow,
  inquiry: PlanRow,
  locale: Locale,
  now: Date,
): ShownOffer {
  const context = offerContext(locale);
  // In the language in which the offer's lines were written: a translated plan would differ in every text.
  const plan = offeredPlan(inquiry, offerContext(body.locale));
  const { facts, lines, discount, total, basis, sums, deposit } = describeOffer(body, plan, context);
  const { notes, button } = acceptanceShown(body, version, context);
  return {
    version,
    sentDay: formatDay(sentAt, locale, 'long'),
    validUntil: dayText(body.validUntil, locale),
    isOpen: state === 'open' && body.validUntil >= toIsoDay(now),
    message: body.message,
    facts,
    lines,
    discount,
    total,
    basis,
    sums,
    deposit,
    differences: sideBySide(body, plan.lines, context),
    planTotal: planTotal(inquiry, body, locale),
    notes,
    button,
  };
}
