import type { useTranslations } from 'next-intl';
import { bookingTerms, termsVersion } from '@/content/catering/rules';
import { roundCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';
import { formatCents, formatDay, formatList } from '@/lib/i18n/format';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Answer } from './check-answer';

export type AnswerContext = DescribeContext & {
  /** Texts of the namespace `offer`. */
  readonly words: ReturnType<typeof useTranslations<'offer'>>;
};

/** A calendar day of the form `YYYY-MM-DD`, written out. */
export function dayText(isoDay: string, locale: Locale, style: 'full' | 'long' = 'full'): string {
  const day = eventDay(isoDay);
  return day ? formatDay(day, locale, style) : isoDay;
}

/** Gross cents that consumers pay in advance; companies pay by invoice. */
export const depositOf = ({ plan, price }: Pick<Answer, 'plan' | 'price'>): number =>
  plan.customerType === 'business' ? 0 : roundCents((price.grossCents * bookingTerms.depositBp) / 10_000);

/** What cancelling costs, from nothing to the whole: one entry per period. */
function cancellationText({ words, locale }: AnswerContext): string {
  const parts = bookingTerms.cancellation.map(({ fromDays, feeBp }) => {
    if (feeBp === 0) return words('terms.cancelFree', { days: fromDays });
    const percent = feeBp / 100;
    return fromDays === 0
      ? words('terms.cancelLate', { percent })
      : words('terms.cancelFee', { days: fromDays, percent });
  });
  return words('terms.cancellation', { list: formatList(parts, locale) });
}

/**
 * The conditions of an answer in a few sentences; the full terms stand at their address.
 * @param address of the terms, for readers without the link.
 * @param next what the guest may do: say yes, say yes to a change, or sign what both agreed on.
 */
export function summariseTerms(
  answer: Answer,
  address: string,
  context: AnswerContext,
  next: 'accept' | 'acceptChange' | 'sign',
): readonly string[] {
  const { words, locale } = context;
  const deposit = depositOf(answer);
  const days = bookingTerms.paymentDays;
  return [
    ...(next === 'sign' ? [] : [words('terms.valid', { day: dayText(answer.terms.validUntil, locale) })]),
    deposit > 0
      ? words('terms.deposit', { amount: formatCents(deposit, locale), days })
      : words('terms.payment', { days }),
    words('terms.guests', { days: bookingTerms.finalGuestCountDays }),
    cancellationText(context),
    words('accept.noWithdrawal'),
    words(`terms.${next}`),
    words('terms.full', { version: dayText(termsVersion, locale, 'long'), address }),
  ];
}
