import { dishCategories } from '@/content/catering/choices';
import { catalogueVersion, extraChoices } from '@/content/catering/rules';
import { halveShares, type UnitShare, unitShares } from '@/content/catering/unit-price';
import type { Draft } from './draft';
import type { Price } from './price';
import type { PriceLine } from './price-line';

/** What a visitor last saw: the catalogue, the total, and for each chosen entry its name and its unit prices. */
export type ShownPrices = {
  readonly version: string;
  readonly basis: Price['basis'];
  /** In cents of that basis. */
  readonly totalCents: number;
  /** Everything chosen, by its identifier in the catalogue. */
  readonly names: Readonly<Record<string, string>>;
  /** Cents of one unit in that basis, by `unitKey`. */
  readonly units: Readonly<Record<string, number>>;
};

/** A position whose price is not what it was; cents of one unit in the basis that was shown. */
export type PriceChange = {
  readonly key: string;
  readonly itemId: string;
  readonly beforeCents: number;
  readonly nowCents: number;
};

/** Kinds whose unit price stands in the catalogue; express and hire depend on the rest of the plan. */
const listed: readonly PriceLine['kind'][] = [
  'package',
  'breakfast',
  'surcharge',
  'extra',
  'service',
  'delivery',
  'pickup',
];

const unitKey = ({ kind, itemId, unit }: PriceLine) => `${kind}:${itemId}:${unit}`;

const sumUnits = (shares: readonly UnitShare[], basis: Price['basis']) =>
  shares.reduce((sum, share) => sum + (basis === 'net' ? share.netCents : share.grossCents), 0);

/** Several extra dishes stand in one line; their unit is one dish. */
function unitCents(line: PriceLine, basis: Price['basis']): number {
  const { kind, itemId, unit, unitNetCents, unitGrossCents } = line;
  const plus = kind === 'extra' && Object.values(extraChoices).find((choice) => choice?.id === itemId);
  if (!plus) return basis === 'net' ? unitNetCents : unitGrossCents;
  const shares = unitShares(plus.priceCents, 'food');
  return sumUnits(unit === 'half' ? halveShares(shares) : shares, basis);
}

function countUnits(price: Price, basis: Price['basis']): Readonly<Record<string, number>> {
  const units: Record<string, number> = {};
  for (const line of price.lines) {
    // Children's halves follow from the whole.
    if (listed.includes(line.kind) && !line.unit.startsWith('half')) {
      units[unitKey(line)] ??= unitCents(line, basis);
    }
  }
  return units;
}

const chosenIds = (draft: Draft): readonly string[] =>
  [
    draft.package,
    draft.breakfastPackage,
    ...dishCategories.flatMap((category) => draft[category]),
    ...draft.services,
  ].filter((id): id is string => typeof id === 'string' && id !== '');

/** What the page shows now, to be compared with on the next visit. `names` are those of the catalogue. */
export function shownPrices(
  draft: Draft,
  price: Price,
  names: Readonly<Record<string, string>>,
): ShownPrices {
  return {
    version: catalogueVersion,
    basis: price.basis,
    totalCents: price.shownCents,
    names: Object.fromEntries(chosenIds(draft).map((id) => [id, names[id] ?? id])),
    units: countUnits(price, price.basis),
  };
}

/**
 * Unit prices that differ from those last seen. Only what was in the plan then counts: a dish chosen since is no change,
 * one that costs a surcharge since, or none any more, is.
 */
export function priceChanges(before: ShownPrices, draft: Draft, price: Price): readonly PriceChange[] {
  const units = countUnits(price, before.basis);
  const chosen = new Set(chosenIds(draft));
  const keys = new Set([...Object.keys(before.units), ...Object.keys(units)]);
  return [...keys].flatMap((key): readonly PriceChange[] => {
    const [kind = '', itemId = ''] = key.split(':');
    const [was, is] = [before.units[key], units[key]];
    const surcharge = kind === 'surcharge' && itemId in before.names && chosen.has(itemId);
    if (!surcharge && (was === undefined || is === undefined)) return [];
    const [beforeCents, nowCents] = [was ?? 0, is ?? 0];
    return beforeCents === nowCents ? [] : [{ key, itemId, beforeCents, nowCents }];
  });
}
