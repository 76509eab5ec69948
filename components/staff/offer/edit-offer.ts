import { type VatRate, vatRates } from '@/content/catering/rules';
import { type Locale, languages } from '@/content/locales';
import type { CatalogueItem } from '@/lib/offer/catalogue-items';
import type { OfferBody, OfferLine, RateShare } from '@/lib/offer/offer';

/** What is kept while an offer is written: the offer, and until when its day shall be held; `null` = not at all. */
export type OfferDraft = { readonly offer: OfferBody; readonly optionUntil: string | null };

export const vatChoices = ['reduced', 'standard', 'split'] as const;
export type VatChoice = (typeof vatChoices)[number];

const sharesOf: Readonly<Record<VatChoice, readonly RateShare[]>> = {
  reduced: [{ rate: vatRates.reduced, share: 1 }],
  standard: [{ rate: vatRates.standard, share: 1 }],
  split: [
    { rate: vatRates.reduced, share: 0.7 },
    { rate: vatRates.standard, share: 0.3 },
  ],
};

export const getRates = (choice: VatChoice): readonly RateShare[] => sharesOf[choice];

const sameShares = (one: readonly RateShare[], other: readonly RateShare[]) =>
  one.length === other.length &&
  one.every(({ rate, share }, index) => other[index]?.rate === rate && other[index].share === share);

/** The choice that a line's shares stand for; `null` for shares of their own, as a plan's lump sum has them. */
export const findVatChoice = (rates: readonly RateShare[]): VatChoice | null =>
  vatChoices.find((choice) => sameShares(sharesOf[choice], rates)) ?? null;

export const formatRate = (rate: VatRate, locale: Locale): string =>
  new Intl.NumberFormat(languages[locale].region).format(rate / 100);

export const changeLine = (body: OfferBody, id: string, change: Partial<OfferLine>): OfferBody => ({
  ...body,
  lines: body.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
});

const newId = () => `item:${crypto.randomUUID()}`;

const takesGuests = ['person', 'half'];

/** A line of the catalogue, for all guests where it is counted by them. */
export function lineFromCatalogue(
  { text, unit, unitCents, rates }: CatalogueItem,
  guests: number,
): OfferLine {
  const quantity = takesGuests.includes(unit) ? Math.max(1, guests) : 1;
  return { id: newId(), source: 'catalogue', text, unit, quantity, unitCents, rates };
}

export const emptyLine = (text: string): OfferLine => ({
  id: newId(),
  source: 'free',
  text,
  unit: 'flat',
  quantity: 1,
  unitCents: 0,
  rates: getRates('reduced'),
});

/**
 * A number as people type it: `1.234,50`, `1,234.50`, `12,5 €`; the last separator is the decimal one. `null` when it is none.
 */
export function parseNumber(text: string): number | null {
  const bare = text.replace(/[\s€%\u00a0\u202f]/g, '').replace('\u2212', '-');
  if (!/^-?[\d.,]+$/.test(bare) || !/\d/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const isGrouping = last >= 0 && bare.length - last - 1 === 3 && bare.indexOf(bare.charAt(last)) !== last;
  const plain =
    last < 0 || isGrouping
      ? bare.replace(/[.,]/g, '')
      : `${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

export const formatNumber = (value: number, locale: Locale, digits = 0): string =>
  new Intl.NumberFormat(languages[locale].region, {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(value);
