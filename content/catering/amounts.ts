import { type Locale, languages } from '../locales';
import { type HireDay, type HiredRoom, type HireSeason, hirePrices } from './hire';
import type { CateringPackage } from './package';
import { type PackageId, packages } from './packages';
import { extraChoices, tasting, type VatTreatment } from './rules';
import { type Service, type ServiceId, services } from './services';
import { grossUnitCents } from './unit-price';
import { deliveryPrices } from './zones';

type Extra = NonNullable<(typeof extraChoices)[keyof typeof extraChoices]>['id'];

/** Everything with a price: packages (one guest), extra choices (one guest), services (one unit), delivery, tasting. */
type Priced =
  | Exclude<PackageId, 'idee-frei'>
  | Extra
  | ServiceId
  | `${ServiceId}-hour`
  | 'delivery-middle'
  | 'tasting';

type Price = { readonly id: string; readonly netCents: number; readonly vat: VatTreatment };

const allPackages: readonly CateringPackage[] = packages;
const allServices: readonly Service[] = services;

const prices: readonly Price[] = [
  ...allPackages.flatMap(({ id, priceCents, vat }): readonly Price[] =>
    priceCents === null ? [] : [{ id, netCents: priceCents, vat: vat ?? 'food' }],
  ),
  ...Object.values(extraChoices).flatMap((extra): readonly Price[] =>
    extra === null ? [] : [{ id: extra.id, netCents: extra.priceCents, vat: 'food' }],
  ),
  ...allServices.flatMap(({ id, priceCents, vat, furtherHourCents }): readonly Price[] => [
    { id, netCents: priceCents, vat },
    ...(furtherHourCents === undefined ? [] : [{ id: `${id}-hour`, netCents: furtherHourCents, vat }]),
  ]),
  { id: 'delivery-middle', netCents: deliveryPrices.middle, vat: 'food' },
  { id: 'tasting', netCents: tasting.priceCents, vat: 'food' },
];

const priceById = new Map(prices.map((price) => [price.id, price]));

function getPrice(item: Priced): Price {
  const price = priceById.get(item);
  if (!price) throw new Error(`Nothing in the catalogue is called ${item}`);
  return price;
}

/**
 * Amounts for running text, straight from the catalogue: no page types a price of its own, so that none survives a
 * change of the catalogue. Prices are those of one unit; whole plans stand in `example-budgets.ts`.
 */
export function amountsIn(locale: Locale) {
  const format = new Intl.NumberFormat(languages[locale].region, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  });
  const euros = (cents: number) => format.format(cents / 100);
  const grossOf = (item: Priced) => grossUnitCents(getPrice(item).netCents, getPrice(item).vat);
  return {
    gross: (item: Priced) => euros(grossOf(item)),
    net: (item: Priced) => euros(getPrice(item).netCents),
    /** One unit of each, together. */
    grossTotal: (...items: readonly Priced[]) => euros(items.reduce((sum, item) => sum + grossOf(item), 0)),
    /** The least hire for one day, with VAT. */
    lowestHire: (room: HiredRoom) =>
      euros(
        grossUnitCents(
          Math.min(...Object.values(hirePrices[room]).flatMap((rates) => Object.values(rates))),
          'standard',
        ),
      ),
    /** Hire for one day, with VAT. */
    hire: (room: HiredRoom, season: HireSeason, day: HireDay) =>
      euros(grossUnitCents(hirePrices[room][season][day], 'standard')),
  };
}
