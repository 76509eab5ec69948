import 'server-only';
import { createTranslator } from 'next-intl';
import { roundCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { toIsoDay } from '@/lib/base/event-day';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { messages } from '@/lib/i18n/messages';
import type { ShownLine, ShownOffer } from '@/lib/inquiry/plan-answer';
import { acceptanceShown } from '@/lib/offer/acceptance';
import { dayText, describeOffer, lineDetail, type OfferContext } from '@/lib/offer/describe-offer';
import { compareOffer, linesFromPlan, type OfferBody, type OfferLine } from '@/lib/offer/offer';
import { planContext } from '../mail/plan-context';
import type { OfferRow } from './plan-row';
import type { StoredPlan } from './stored-plan';

export const offerContext = (locale: Locale): OfferContext => ({
  ...planContext(locale),
  words: createTranslator({ locale, messages: messages[locale], namespace: 'offer' }),
});

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

/** Whether a version of an offer can still be accepted. */
export const isOfferOpen = ({ state, body }: OfferRow, now: Date): boolean =>
  state === 'open' && body.validUntil >= toIsoDay(now);

/** An offer in words beside the plan that it answers, every amount formatted. */
export function shownOffer(
  row: OfferRow,
  { draft, positions }: StoredPlan,
  locale: Locale,
  now: Date,
): ShownOffer {
  const { body, version } = row;
  const context = offerContext(locale);
  // In the language in which the offer's lines were written: a translated plan would differ in every text.
  const lines = linesFromPlan(positions, planContext(body.locale));
  const day = draft.details.date ? toIsoDay(draft.details.date) : null;
  const described = describeOffer(body, { lines, guests: draft.guests, day }, context);
  const details = new Map(body.lines.map((line) => [line.id, lineDetail(line, context)]));
  const planCents = positions.lines.reduce(
    (sum, { netCents, grossCents }) => sum + (body.basis === 'net' ? netCents : grossCents),
    0,
  );
  const { facts, discount, total, basis, sums, deposit } = described;
  const { notes, button } = acceptanceShown(body, version, context);
  return {
    ...{ facts, discount, total, basis, sums, deposit, notes, button, version },
    sentDay: formatDay(row.sent_at, locale, 'long'),
    validUntil: dayText(body.validUntil, locale),
    isOpen: isOfferOpen(row, now),
    message: body.message,
    lines: described.lines.map((line) => ({ ...line, detail: details.get(line.id) ?? line.quantity })),
    differences: sideBySide(body, lines, context),
    planTotal: planCents > 0 && positions.basis === body.basis ? formatCents(planCents, locale) : '',
  };
}
