import { expressBp, vatRates } from '@/content/catering/rules';
import { deliveryPrices } from '@/content/catering/zones';
import type { Draft } from './draft';
import { getLeadTime } from './lead-time';
import { type PriceLine, roundCents, toPriceLines } from './price-line';
import { getDeliveryZone } from './zone';

/** Express is charged on what the kitchen prices, not on services or delivery, at the rate of what it belongs to. */
export function expressLines(draft: Draft, kitchen: readonly PriceLine[], now: Date): readonly PriceLine[] {
  if (!getLeadTime(draft, now).express) return [];
  return Object.values(vatRates).flatMap((rate) => {
    const base = kitchen
      .filter((line) => line.vatRate === rate)
      .reduce((sum, line) => sum + line.netCents, 0);
    const unitNetCents = roundCents((base * expressBp) / 10_000);
    if (unitNetCents === 0) return [];
    const treatment = rate === vatRates.reduced ? 'food' : 'standard';
    return toPriceLines(
      { kind: 'express', itemId: 'express', unit: 'flat', quantity: 1, unitNetCents },
      treatment,
    );
  });
}

/** Delivery and the collection of crockery are ancillary to the food and share its rate. */
export function deliveryLines(draft: Draft): readonly PriceLine[] {
  const zone = getDeliveryZone(draft);
  const delivery = { kind: 'delivery', itemId: `zone-${zone?.zone ?? 'open'}` } as const;
  const lines: PriceLine[] = [];
  if (zone?.zone === 2) {
    lines.push(
      ...toPriceLines(
        { ...delivery, unit: 'flat', quantity: 1, unitNetCents: deliveryPrices.middle },
        'food',
      ),
    );
  }
  if (zone?.zone === 3) {
    lines.push(
      ...toPriceLines(
        { ...delivery, unit: 'km', quantity: zone.km, unitNetCents: deliveryPrices.perKm },
        'food',
      ),
    );
  }
  if (draft.pickup === 'same-day' && zone?.zone !== 0) {
    const pickup = { kind: 'pickup', itemId: 'same-day', unit: 'flat', quantity: 1 } as const;
    lines.push(...toPriceLines({ ...pickup, unitNetCents: deliveryPrices.sameDayPickup }, 'food'));
  }
  return lines;
}
