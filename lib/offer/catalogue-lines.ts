import { dishes } from '@/content/catering/dishes';
import { hiredRooms, hirePrices } from '@/content/catering/hire';
import { packages } from '@/content/catering/packages';
import { extraChoices, type VatTreatment } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { unitShares } from '@/content/catering/unit-price';
import type { DescribeContext } from '@/lib/plan/describe';
import { hireDayOf, hireSeasonOf } from '@/lib/plan/hire';
import type { Basis, LineUnit } from '@/lib/plan/price-line';
import type { OfferLine } from './offer';

export const catalogueGroups = ['packages', 'services', 'dishes', 'rooms', 'other'] as const;
export type CatalogueGroup = (typeof catalogueGroups)[number];

/** What can be added to an offer, priced for one unit in the offer's basis; `text` in the visitor's language. */
export type CatalogueLine = Pick<OfferLine, 'text' | 'unit' | 'unitCents' | 'rates'> & {
  readonly key: string;
  readonly group: CatalogueGroup;
};

type Item = {
  readonly group: CatalogueGroup;
  readonly key: string;
  readonly text: string;
  readonly unit: LineUnit;
  readonly netCents: number;
  readonly vat: VatTreatment;
};

function toCatalogueLine({ group, key, text, unit, netCents, vat }: Item, basis: Basis): CatalogueLine {
  const amount = basis === 'net' ? 'netCents' : 'grossCents';
  const shares = unitShares(netCents, vat);
  const unitCents = shares.reduce((sum, share) => sum + share[amount], 0);
  const rates = shares.map((share) => ({
    rate: share.rate,
    share: shares.length === 1 ? 1 : share[amount] / unitCents,
  }));
  return { group, key, text, unit, unitCents, rates };
}

/**
 * Everything of the catalogue that has a price of its own.
 * @param day `YYYY-MM-DD` of the event, for the hire of rooms; today's where it is open.
 */
export function catalogueLines(
  { texts, t }: DescribeContext,
  basis: Basis,
  day: string,
): readonly CatalogueLine[] {
  const name = (id: string) => texts.items[id] ?? id;
  const items: readonly Item[] = [
    ...packages.flatMap((one): Item[] =>
      one.priceCents === null
        ? []
        : [
            {
              group: 'packages',
              key: one.id,
              text: t('lines.package', { name: name(one.id) }),
              unit: 'person',
              netCents: one.priceCents,
              vat: 'vat' in one ? one.vat : 'food',
            },
          ],
    ),
    ...services.map(
      (one): Item => ({
        group: 'services',
        key: one.id,
        text: t('lines.service', { name: name(one.id) }),
        unit: one.unit,
        netCents: one.priceCents,
        vat: one.vat,
      }),
    ),
    ...dishes
      .filter(({ surchargeCents }) => surchargeCents > 0)
      .map(
        (one): Item => ({
          group: 'dishes',
          key: one.id,
          text: t('lines.surcharge', { name: name(one.id) }),
          unit: 'person',
          netCents: one.surchargeCents,
          vat: 'food',
        }),
      ),
    ...hiredRooms.map(
      (room): Item => ({
        group: 'rooms',
        key: room,
        text: t('lines.hire', { name: name(room) }),
        unit: 'day',
        netCents: hirePrices[room][hireSeasonOf(day)][hireDayOf(day)],
        vat: 'standard',
      }),
    ),
    ...Object.values(extraChoices).flatMap((one): Item[] =>
      one
        ? [
            {
              group: 'other',
              key: one.id,
              text: t('lines.extra', { name: name(one.id) }),
              unit: 'person',
              netCents: one.priceCents,
              vat: 'food',
            },
          ]
        : [],
    ),
  ];
  return items.map((item) => toCatalogueLine(item, basis));
}
