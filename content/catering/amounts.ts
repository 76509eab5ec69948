import type { Locale } from '../locales';
import { type PackageId, packages } from './packages';
import { extraChoices, vatRates } from './rules';
import { type ServiceId, services } from './services';
import { deliveryPrices } from './zones';

type Extra = NonNullable<(typeof extraChoices)[keyof typeof extraChoices]>['id'];

/** Everything with a price: packages (one guest), extra choices (one guest), services (one unit) and delivery. */
export type Priced =
  | Exclude<PackageId, 'idee-frei'>
  | Extra
  | ServiceId
  | 's06-hour'
  | 'delivery-near'
  | 'delivery-middle';

type Price = { readonly id: Priced; readonly netCents: number; readonly rate: number };

const { reduced, standard } = vatRates;

const prices: readonly Price[] = [
  ...packages.flatMap(({ id, priceCents }) =>
    id === 'idee-frei' || priceCents === null ? [] : [{ id, netCents: priceCents, rate: reduced }],
  ),
  ...Object.values(extraChoices).flatMap((extra) =>
    extra === null ? [] : [{ id: extra.id, netCents: extra.priceCents, rate: reduced }],
  ),
  ...services.flatMap((service): readonly Price[] => [
    {
      id: service.id,
      netCents: service.priceCents,
      rate: service.vat === 'food' ? reduced : standard,
    },
    ...(service.id === 's06'
      ? [{ id: 's06-hour' as const, netCents: service.furtherHourCents, rate: standard }]
      : []),
  ]),
  { id: 'delivery-near', netCents: 0, rate: reduced },
  { id: 'delivery-middle', netCents: deliveryPrices.middle, rate: reduced },
];

const priceOf = new Map(prices.map((price) => [price.id, price]));

/** A quantity of something; children at half price count as half a unit. */
type Position = readonly [item: Priced, quantity: number];

/** Net and gross cents of a position; gross is rounded once per position, as the configurator does. */
function toCents([item, quantity]: Position): { net: number; gross: number } {
  const price = priceOf.get(item);
  if (!price) throw new Error(`Nothing in the catalogue is called ${item}`);
  const net = Math.round(price.netCents * quantity);
  return { net, gross: Math.round((net * (10_000 + price.rate)) / 10_000) };
}

const region: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB', es: 'es-ES' };

/**
 * Amounts for running text, straight from the catalogue: no page types a price of its own, so that none survives a
 * change of the catalogue. `gross` and `net` price a number of units, `grossTotal` and `netTotal` add up positions.
 */
export function amountsIn(locale: Locale) {
  const format = new Intl.NumberFormat(region[locale], {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  });
  const euros = (cents: number) => format.format(cents / 100);
  const sum = (positions: readonly Position[], kind: 'net' | 'gross') =>
    euros(positions.reduce((total, position) => total + toCents(position)[kind], 0));
  return {
    gross: (item: Priced, quantity = 1) => sum([[item, quantity]], 'gross'),
    net: (item: Priced, quantity = 1) => sum([[item, quantity]], 'net'),
    grossTotal: (...positions: readonly Position[]) => sum(positions, 'gross'),
    netTotal: (...positions: readonly Position[]) => sum(positions, 'net'),
  };
}
