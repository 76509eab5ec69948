import type { useTranslations } from 'next-intl';
import { bookingTerms, termsVersion } from '@/content/catering/rules';
import { roundCents } from '@/content/catering/unit-price';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { formatCents, formatIsoDay, formatList } from '@/lib/i18n/format';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Answer } from './check-answer';

export type AnswerContext = DescribeContext & {
  /** Texts of the namespace `offer`. */
  readonly words: ReturnType<typeof useTranslations<'offer'>>;
};

/** Gross cents that consumers pay in advance; companies pay by invoice. */
export const depositOf = ({ plan, price }: Pick<Answer, 'plan' | 'price'>): number =>
  plan.customerType === 'business' ? 0 : roundCents((price.grossCents * bookingTerms.depositBp) / 10_000);

/** What cancelling costs from now on: one entry per period. */
function cancellationText(isAhead: (days: number) => boolean, { words, locale }: AnswerContext): string {
  const steps = bookingTerms.cancellation.filter(({ fromDays }) => isAhead(fromDays));
  const parts = steps.map(({ fromDays, feeBp }) => {
    if (feeBp === 0) return words('terms.cancelFree', { days: fromDays });
    const percent = feeBp / 100;
    if (fromDays > 0) return words('terms.cancelFee', { days: fromDays, percent });
    return words(steps.length > 1 ? 'terms.cancelLate' : 'terms.cancelNow', { percent });
  });
  return words('terms.cancellation', { list: formatList(parts, locale) });
}

/**
 * The conditions of an answer in a few sentences, of deadlines those that lie ahead; the full terms stand at their address.
 * @param address of the terms, for readers without the link.
 * @param next what the guest may do: say yes, say yes to a change, or sign what both agreed on.
 */
export function summariseTerms(
  answer: Answer,
  address: string,
  context: AnswerContext,
  next: 'accept' | 'acceptChange' | 'sign',
  now: Date,
): readonly string[] {
  const { words, locale } = context;
  const { finalGuestCountDays, paymentDays: days } = bookingTerms;
  const { validUntil } = answer.terms;
  const { date } = answer.plan.details;
  const isAhead = (count: number) => !date || addDays(toIsoDay(date), -count) >= toIsoDay(now);
  const deposit = depositOf(answer);
  return [
    ...(next === 'sign' ? [] : [words('terms.valid', { day: formatIsoDay(validUntil, locale) })]),
    deposit > 0
      ? words('terms.deposit', { amount: formatCents(deposit, locale), days })
      : words('terms.payment', { days }),
    words(isAhead(finalGuestCountDays) ? 'terms.guests' : 'terms.guestsFinal', { days: finalGuestCountDays }),
    cancellationText(isAhead, context),
    words('accept.noWithdrawal'),
    words(`terms.${next}`),
    words('terms.full', { version: formatIsoDay(termsVersion, locale, 'long'), address }),
  ];
}
