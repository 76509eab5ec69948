import { dishes } from '@/content/catering/dishes';
import { hiredRooms, hirePrices } from '@/content/catering/hire';
import { packages } from '@/content/catering/packages';
import { extraChoices, tasting } from '@/content/catering/rules';
import { type Service, services } from '@/content/catering/services';
import { type UnitShare, unitShares } from '@/content/catering/unit-price';
import { deliveryPrices } from '@/content/catering/zones';
import { hireDayOf, hireSeasonOf } from '@/lib/plan/hire';
import type { Basis, LineUnit } from '@/lib/plan/price-line';
import type { OfferContext } from './describe-offer';
import type { RateShare } from './offer';

const itemGroups = ['packages', 'services', 'extras', 'surcharges', 'hire', 'delivery'] as const;
export type ItemGroup = (typeof itemGroups)[number];

/** Something of the catalogue that can become a line of an offer. */
export type CatalogueItem = {
  /** The same in every language. */
  readonly key: string;
  readonly group: ItemGroup;
  readonly text: string;
  readonly unit: LineUnit;
  /** In cents of the basis. */
  readonly unitCents: number;
  readonly rates: readonly RateShare[];
};

type Named = Pick<CatalogueItem, 'key' | 'group' | 'text' | 'unit'>;

const hourUnits = {
  person: 'person-hour',
  flat: 'hour',
  'staff-hour': 'staff-hour',
  piece: 'piece',
} as const;

/** A unit's price by rate, in the basis. */
function priced(named: Named, shares: readonly UnitShare[], basis: Basis): CatalogueItem {
  const amount = basis === 'net' ? 'netCents' : 'grossCents';
  const unitCents = shares.reduce((sum, share) => sum + share[amount], 0);
  const rates = shares.map((share) => ({
    rate: share.rate,
    share: shares.length === 1 ? 1 : share[amount] / unitCents,
  }));
  return { ...named, unitCents, rates };
}

/**
 * Everything that can be added to an offer, with its text in the language of the context and its price in the offer's
 * basis, grouped in the order of `itemGroups`. Rooms are listed with a day only, which decides what they cost.
 */
export function listCatalogueItems(
  basis: Basis,
  day: string | null,
  { texts, t, words }: OfferContext,
): readonly CatalogueItem[] {
  const name = (id: string) => texts.items[id] ?? id;
  const item = (named: Named, netCents: number, vat: Service['vat']) =>
    priced(named, unitShares(netCents, vat), basis);
  return [
    ...packages.flatMap((entry) => {
      if (entry.priceCents === null) return [];
      const text = words('items.packageOf', {
        type: texts.types[entry.cateringType].name,
        name: name(entry.id),
      });
      const vat = 'vat' in entry ? entry.vat : 'food';
      return [item({ key: entry.id, group: 'packages', text, unit: 'person' }, entry.priceCents, vat)];
    }),
    ...services.flatMap((service: Service) => {
      const { id, unit, priceCents, furtherHourCents, vat } = service;
      const named = { key: id, group: 'services', text: name(id), unit } as const;
      if (furtherHourCents === undefined) return [item(named, priceCents, vat)];
      const further = {
        ...named,
        key: `${id}-hour`,
        text: words('items.furtherHour', { name: name(id) }),
        unit: hourUnits[unit],
      };
      return [item(named, priceCents, vat), item(further, furtherHourCents, vat)];
    }),
    item(
      { key: 'tasting', group: 'services', text: name('tasting'), unit: 'flat' },
      tasting.priceCents,
      'food',
    ),
    ...Object.values(extraChoices).flatMap((extra) =>
      extra === null
        ? []
        : [
            item(
              {
                key: extra.id,
                group: 'extras',
                text: t('lines.extra', { name: name(extra.id) }),
                unit: 'person',
              },
              extra.priceCents,
              'food',
            ),
          ],
    ),
    ...dishes
      .filter(({ surchargeCents }) => surchargeCents > 0)
      .map(({ id, surchargeCents }) =>
        item(
          { key: id, group: 'surcharges', text: t('lines.surcharge', { name: name(id) }), unit: 'person' },
          surchargeCents,
          'food',
        ),
      ),
    ...(day === null ? [] : hiredRooms).map((room) =>
      item(
        { key: `hire-${room}`, group: 'hire', text: t('lines.hire', { name: name(room) }), unit: 'day' },
        hirePrices[room][hireSeasonOf(day ?? '')][hireDayOf(day ?? '')],
        'standard',
      ),
    ),
    item(
      {
        key: 'delivery-middle',
        group: 'delivery',
        text: `${t('lines.delivery')}, ${name('zone-2')}`,
        unit: 'drive',
      },
      deliveryPrices.middle,
      'food',
    ),
    item(
      {
        key: 'delivery-km',
        group: 'delivery',
        text: `${t('lines.delivery')}, ${name('zone-3')}`,
        unit: 'km',
      },
      deliveryPrices.perKm,
      'food',
    ),
    item(
      { key: 'pickup', group: 'delivery', text: t('lines.pickup'), unit: 'drive' },
      deliveryPrices.sameDayPickup,
      'food',
    ),
  ];
}
