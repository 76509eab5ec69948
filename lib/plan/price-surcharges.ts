import { expressBp, type VatTreatment, vatRates } from '@/content/catering/rules';
import { addVat, removeVat, roundCents, unitShares } from '@/content/catering/unit-price';
import { deliveryPrices } from '@/content/catering/zones';
import {
  lineOfShares,
  type Position,
  type PriceLine,
  sumOf,
  toPriceLines,
  type VatShare,
} from './price-line';
import type { ResolvedPlan } from './resolve';

const shareOf = (base: number): number => roundCents((base * expressBp) / 10_000);

/** Express is charged on what the kitchen prices, not on services or delivery, at the rate of what it belongs to. */
export function expressLines(
  { leadTime, basis }: ResolvedPlan,
  kitchen: readonly PriceLine[],
): readonly PriceLine[] {
  if (!leadTime.express) return [];
  const shares = kitchen.flatMap(({ vat }) => vat);
  const vat = Object.values(vatRates).flatMap((rate): readonly VatShare[] => {
    const ofRate = shares.filter((share) => share.rate === rate);
    const added = shareOf(sumOf(ofRate, basis === 'net' ? 'netCents' : 'grossCents'));
    if (added === 0) return [];
    const netCents = basis === 'net' ? added : removeVat(added, rate);
    const grossCents = basis === 'gross' ? added : addVat(added, rate);
    return [{ rate, netCents, vatCents: grossCents - netCents, grossCents }];
  });
  if (vat.length === 0) return [];
  const position: Position = { kind: 'express', itemId: 'express', unit: 'flat', quantity: 1 };
  const unit = { unitNetCents: sumOf(vat, 'netCents'), unitGrossCents: sumOf(vat, 'grossCents') };
  return [lineOfShares(position, unit, vat)];
}

/** Hire of a room by price. */
export function hireLines({ room, basis }: ResolvedPlan): readonly PriceLine[] {
  if (!room) return [];
  const kind = room.isDayOpen ? 'hireFrom' : 'hire';
  return room.hire.flatMap(({ season, day, days, netCents }) =>
    toPriceLines(
      { kind, itemId: room.id, unit: 'day', quantity: days, variant: `${season}-${day}` },
      unitShares(netCents, 'standard'),
      basis,
    ),
  );
}

/** Delivery is ancillary: it takes the rate of food, or of the rest where nothing to eat is ordered. */
export const deliveryTreatment = ({ main, breakfast }: ResolvedPlan): VatTreatment =>
  main || breakfast ? 'food' : 'standard';

/** Delivery and the collection of crockery, for every day; nothing while there is nothing to deliver. */
export function deliveryLines(plan: ResolvedPlan): readonly PriceLine[] {
  const { delivery, basis } = plan;
  const { zone, drives, pickups } = delivery;
  if (!plan.main && !plan.breakfast && plan.services.length === 0) return [];
  const treatment = deliveryTreatment(plan);
  const line = (position: Position, cents: number) =>
    toPriceLines(position, unitShares(cents, treatment), basis);
  const to = { kind: 'delivery', itemId: `zone-${zone?.zone ?? 'open'}` } as const;
  return [
    ...(zone?.zone === 2 ? line({ ...to, unit: 'drive', quantity: drives }, deliveryPrices.middle) : []),
    ...(zone?.zone === 3
      ? line({ ...to, unit: 'km', quantity: zone.km * drives }, deliveryPrices.perKm)
      : []),
    ...line(
      { kind: 'pickup', itemId: 'same-day', unit: 'drive', quantity: pickups },
      deliveryPrices.sameDayPickup,
    ),
  ];
}
