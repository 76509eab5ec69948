import { halveShares, unitShares } from '@/content/catering/unit-price';
import { portionsFor } from './portions';
import { type LineUnit, type PriceLine, toPriceLines } from './price-line';
import type { ResolvedPlan } from './resolve';
import { type PlannedService, staffHoursToPay } from './resolve-services';

/** Portions of a service that is counted by the guest: drinks by age, wine for adults, the rest by head. */
function portionsOf({ service }: PlannedService, { guests }: ResolvedPlan) {
  if (service.adultsOnly) return { full: guests.adults, half: 0 };
  const minimum = service.minimumGuests ?? 0;
  if (service.consumed) return portionsFor(guests, minimum);
  return { full: Math.max(guests.total, minimum), half: 0 };
}

function linesOfService(planned: PlannedService, plan: ResolvedPlan): readonly PriceLine[] {
  const { service, hours } = planned;
  const days = service.perDay ? plan.event.days : 1;
  const further = Math.max(0, (hours ?? 0) - (service.hours ?? 0));
  const line = (unit: LineUnit, quantity: number, cents: number, isHalf = false) => {
    const shares = unitShares(cents, service.vat);
    return toPriceLines(
      { kind: 'service', itemId: service.id, unit, quantity: quantity * days },
      isHalf ? halveShares(shares) : shares,
      plan.basis,
    );
  };
  const furtherCents = service.furtherHourCents ?? 0;
  switch (service.unit) {
    case 'staff-hour':
      return line('staff-hour', staffHoursToPay(planned), service.priceCents);
    case 'piece':
      return line('piece', planned.count, service.priceCents);
    case 'flat':
      return [
        ...line(days > 1 ? 'day' : 'flat', 1, service.priceCents),
        ...line('hour', further, furtherCents),
      ];
    case 'person': {
      const { full, half } = portionsOf(planned, plan);
      return [
        ...line('person', full, service.priceCents),
        ...line('half', half, service.priceCents, true),
        ...line('person-hour', full * further, furtherCents),
        ...line('half-person-hour', half * further, furtherCents, true),
      ];
    }
  }
}

/** Services with their units; children pay half of what they drink, and nothing under 6. */
export const serviceLines = (plan: ResolvedPlan): readonly PriceLine[] =>
  plan.services
    .filter(({ reason }) => reason !== 'included')
    .flatMap((planned) => linesOfService(planned, plan));
