import type { VatRate } from '@/content/catering/rules';
import { addVat, removeVat, type UnitShare } from '@/content/catering/unit-price';

/** Kinds of positions; each has a wording of its own. `hireFrom`: the least that a room costs while the day is open. */
type LineKind =
  | 'package'
  | 'breakfast'
  | 'surcharge'
  | 'extra'
  | 'express'
  | 'service'
  | 'hire'
  | 'hireFrom'
  | 'delivery'
  | 'pickup'
  /** A position of the house's own, with a text instead of an item. */
  | 'own'
  /** In per cent, which stand in place of an item. */
  | 'discount';

/**
 * How `quantity` is to be read; `half` = children at half price, `hour` = hours beyond those included, `drive` = ways of
 * the van. On an event of several days, quantities are those of all days.
 */
export type LineUnit =
  | 'person'
  | 'half'
  | 'staff-hour'
  | 'person-hour'
  | 'half-person-hour'
  | 'hour'
  | 'piece'
  | 'flat'
  | 'day'
  | 'drive'
  | 'km';
export type VatShare = {
  readonly rate: VatRate;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
};

/** What a plan is shown in. */
export type Basis = 'net' | 'gross';

/**
 * One position in integer cents. In the plan's basis the line is exactly quantity × unit; the other amount and the tax
 * are derived from it, so that net + VAT = gross.
 */
export type PriceLine = {
  readonly id: string;
  readonly kind: LineKind;
  /** Identifier in the catalogue: package, dish, extra choice, service or room. */
  readonly itemId: string;
  /** What the house calls a position of its own, in the guest's language. */
  readonly text?: string;
  readonly unit: LineUnit;
  readonly quantity: number;
  readonly unitNetCents: number;
  readonly unitGrossCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  /** One entry per rate; two where a lump sum combines food and drinks. */
  readonly vat: readonly VatShare[];
};

export type Position = Pick<PriceLine, 'kind' | 'itemId' | 'unit' | 'quantity'> & {
  /** Tells apart lines that are otherwise the same. */
  readonly variant?: string;
};

type Amount = 'netCents' | 'vatCents' | 'grossCents';
export const sumOf = (shares: readonly Pick<VatShare, Amount>[], amount: Amount): number =>
  shares.reduce((sum, share) => sum + share[amount], 0);

/** A line of shares that are already worked out. */
export function lineOfShares(
  { variant, ...position }: Position,
  unit: Pick<PriceLine, 'unitNetCents' | 'unitGrossCents'>,
  vat: readonly VatShare[],
): PriceLine {
  const { kind, itemId, unit: counted } = position;
  return {
    id: [kind, itemId, counted, ...(variant ? [variant] : [])].join(':'),
    ...position,
    ...unit,
    netCents: sumOf(vat, 'netCents'),
    vatCents: sumOf(vat, 'vatCents'),
    grossCents: sumOf(vat, 'grossCents'),
    vat,
  };
}

/** An amount of the basis with its tax. */
export function taxed(cents: number, rate: VatRate, basis: Basis): VatShare {
  const netCents = basis === 'net' ? cents : removeVat(cents, rate);
  const grossCents = basis === 'gross' ? cents : addVat(cents, rate);
  return { rate, netCents, vatCents: grossCents - netCents, grossCents };
}

/** A position with the price of one unit by rate; nothing for what is not counted or costs nothing. */
export function toPriceLines(
  position: Position,
  shares: readonly UnitShare[],
  basis: Basis,
): readonly PriceLine[] {
  const { quantity } = position;
  const unit = {
    unitNetCents: shares.reduce((sum, share) => sum + share.netCents, 0),
    unitGrossCents: shares.reduce((sum, share) => sum + share.grossCents, 0),
  };
  if (quantity <= 0 || unit.unitNetCents === 0) return [];
  const vat = shares.map((one) =>
    taxed(quantity * one[basis === 'net' ? 'netCents' : 'grossCents'], one.rate, basis),
  );
  return [lineOfShares(position, unit, vat)];
}
