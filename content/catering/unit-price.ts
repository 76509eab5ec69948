import { type VatRate, type VatTreatment, vatTreatments } from './rules';

/** Commercial rounding, half a cent away from zero; never -0, which would not survive JSON. */
export const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents)) + 0;

/** Gross of a net amount in cents: net × (1 + rate), rounded commercially; exact in integers before the division. */
export const addVat = (netCents: number, rate: VatRate): number =>
  roundCents((netCents * (10_000 + rate)) / 10_000);

/** Net of a gross amount in cents, rounded commercially. */
export const removeVat = (grossCents: number, rate: VatRate): number =>
  roundCents((grossCents * 10_000) / (10_000 + rate));

export type UnitShare = { readonly rate: VatRate; readonly netCents: number; readonly grossCents: number };

/**
 * One unit's price by rate, in whole cents: one share, or two where a lump sum combines food and drinks. Consumers pay
 * quantity × the gross of a unit, so that the price shown times the quantity is the total (PAngV § 3).
 */
export function unitShares(netCents: number, treatment: VatTreatment): readonly UnitShare[] {
  let rest = netCents;
  return vatTreatments[treatment].map(({ rate, shareBp }, index, shares) => {
    const net = index === shares.length - 1 ? rest : roundCents((netCents * shareBp) / 10_000);
    rest -= net;
    return { rate, netCents: net, grossCents: addVat(net, rate) };
  });
}

/** What a consumer pays for one unit, in cents. */
export const grossUnitCents = (netCents: number, treatment: VatTreatment): number =>
  unitShares(netCents, treatment).reduce((sum, share) => sum + share.grossCents, 0);

/** One unit for a child from 6 to 12: half, half a cent upwards. */
export const halveShares = (shares: readonly UnitShare[]): readonly UnitShare[] =>
  shares.map(({ rate, netCents, grossCents }) => ({
    rate,
    netCents: Math.ceil(netCents / 2),
    grossCents: Math.ceil(grossCents / 2),
  }));
