import { termsVersion } from '@/content/catering/rules';
import type { Locale } from '@/content/locales';
import { type DescribedOffer, dayText, describeOffer, type OfferContext } from './describe-offer';
import { type OfferBody, type PricedOffer, priceOffer } from './offer';

/**
 * Everything that stands on the page when somebody accepts an offer, as it is stored with the acceptance and never
 * changed afterwards (§ 312j BGB: essential features, total price and the button's wording). Contains no name.
 */
export type AcceptanceShown = {
  readonly locale: Locale;
  readonly version: number;
  readonly termsVersion: string;
  /** In words, as it was read. */
  readonly offer: DescribedOffer;
  /** The same in cents. */
  readonly price: Omit<PricedOffer, 'lines'>;
  readonly message: string;
  /** What stands right above the button. */
  readonly notes: readonly string[];
  readonly button: string;
};

/** What is shown at the acceptance of a version of an offer, in the language of the context. */
export function acceptanceShown(body: OfferBody, version: number, context: OfferContext): AcceptanceShown {
  const { words, locale } = context;
  const { lines: _, ...price } = priceOffer(body);
  return {
    locale,
    version,
    termsVersion,
    offer: describeOffer(body, null, context),
    price,
    message: body.message,
    notes: [
      words('accept.contract'),
      words('accept.terms', { version: dayText(termsVersion, locale, 'long') }),
      words('accept.noWithdrawal'),
    ],
    button: words('accept.button'),
  };
}
