import { bookingTerms, termsVersion } from '@/content/catering/rules';
import { formatCents, formatList } from '@/lib/i18n/format';
import { dayText, type OfferContext } from './describe-offer';
import { type OfferBody, priceOffer } from './offer';

/** What cancelling costs, from nothing to the whole: one entry per period. */
function cancellationText({ words, locale }: OfferContext): string {
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
 * The conditions of an offer in a few sentences; the full terms stand at their address.
 * @param address of the terms, for readers without the link.
 */
export function summariseTerms(body: OfferBody, address: string, context: OfferContext): readonly string[] {
  const { words, locale } = context;
  const { depositCents } = priceOffer(body);
  const days = bookingTerms.paymentDays;
  return [
    words('terms.valid', { day: dayText(body.validUntil, locale) }),
    depositCents > 0
      ? words('terms.deposit', { amount: formatCents(depositCents, locale), days })
      : words('terms.payment', { days }),
    words('terms.guests', { days: bookingTerms.finalGuestCountDays }),
    cancellationText(context),
    words('accept.noWithdrawal'),
    words('terms.accept'),
    words('terms.full', { version: dayText(termsVersion, locale, 'long'), address }),
  ];
}
