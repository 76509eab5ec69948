import { type VatRate, type VatTreatment, vatTreatments } from '@/content/catering/rules';

/** Kinds of positions; each has a wording of its own. */
export const lineKinds = [
  'package',
  'breakfast',
  'surcharge',
  'extra',
  'express',
  'service',
  'delivery',
  'pickup',
  'voucher',
] as const;

/** How `quantity` is to be read; `half` = children at half price, `hour` = hours beyond those included. */
export const lineUnits = [
  'person',
  'half',
  'staff-hour',
  'person-hour',
  'half-person-hour',
  'hour',
  'piece',
  'flat',
  'km',
] as const;

type LineKind = (typeof lineKinds)[number];
export type LineUnit = (typeof lineUnits)[number];

/** One position in integer cents. `grossCents` is rounded per position, and `netCents + vatCents = grossCents`. */
export type PriceLine = {
  readonly id: string;
  readonly kind: LineKind;
  /** Identifier in the catalogue: package, dish, extra choice or service. */
  readonly itemId: string;
  readonly unit: LineUnit;
  readonly quantity: number;
  /** Net cents of one unit. */
  readonly unitNetCents: number;
  readonly netCents: number;
  readonly vatRate: VatRate;
  readonly vatCents: number;
  readonly grossCents: number;
};

/** Commercial rounding, half a cent away from zero. */
export const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents));

/** Gross of a net amount in cents: net × (1 + rate), rounded commercially; exact in integers before the division. */
export const addVat = (netCents: number, rate: VatRate): number =>
  roundCents((netCents * (10_000 + rate)) / 10_000);

export type Position = Pick<PriceLine, 'kind' | 'itemId' | 'unit' | 'quantity' | 'unitNetCents'>;

/**
 * Turns a position into its lines: one, or two when its price combines food and drinks. Each line is rounded once,
 * on its net amount, so that a total is the sum of what the visitor reads.
 */
export function toPriceLines(position: Position, treatment: VatTreatment): readonly PriceLine[] {
  const total = roundCents(position.quantity * position.unitNetCents);
  let rest = total;
  return vatTreatments[treatment].map((share, index, shares): PriceLine => {
    const netCents = index === shares.length - 1 ? rest : roundCents((total * share.shareBp) / 10_000);
    rest -= netCents;
    const grossCents = addVat(netCents, share.rate);
    const suffix = shares.length > 1 ? `:${share.rate}` : '';
    return {
      ...position,
      id: `${position.kind}:${position.itemId}:${position.unit}${suffix}`,
      netCents,
      vatRate: share.rate,
      vatCents: grossCents - netCents,
      grossCents,
    };
  });
}
