import { chosenServices, type KnownService } from './catalogue';
import type { Draft } from './draft';
import { portionsFor } from './portions';
import { type LineUnit, type PriceLine, toPriceLines } from './price-line';
import { suggestedCount } from './suggestions';

/** What a service is billed with: the visitor's numbers, else the suggestion, never below the minimum hours. */
function serviceQuantity(service: KnownService, draft: Draft): { count: number; hours: number } {
  const wanted = draft.serviceQuantities?.[service.id];
  const least = service.hours ?? 0;
  return {
    count: Math.max(1, wanted?.count ?? suggestedCount(service, draft)),
    hours: Math.max(least, wanted?.hours ?? least),
  };
}

function linesOfService(service: KnownService, draft: Draft): readonly PriceLine[] {
  const { count, hours } = serviceQuantity(service, draft);
  const further = Math.max(0, hours - (service.hours ?? hours));
  const line = (unit: LineUnit, quantity: number, unitNetCents: number) =>
    quantity > 0 && unitNetCents > 0
      ? toPriceLines({ kind: 'service', itemId: service.id, unit, quantity, unitNetCents }, service.vat)
      : [];
  const furtherCents = service.furtherHourCents ?? 0;
  switch (service.unit) {
    case 'staff-hour':
      return line('staff-hour', count * hours, service.priceCents);
    case 'piece':
      return line('piece', count, service.priceCents);
    case 'flat':
      return [...line('flat', 1, service.priceCents), ...line('hour', further, furtherCents)];
    case 'person': {
      const minimum = service.minimumGuests ?? 0;
      const { full, half } = service.consumed
        ? portionsFor(draft, minimum)
        : { full: Math.max(draft.guests, minimum), half: 0 };
      return [
        ...line('person', full, service.priceCents),
        ...line('half', half, service.priceCents / 2),
        ...line('person-hour', full * further, furtherCents),
        ...line('half-person-hour', half * further, furtherCents / 2),
      ];
    }
  }
}

/** Services with their units; children pay half of what they drink, and nothing under 6. */
export function serviceLines(draft: Draft): readonly PriceLine[] {
  return chosenServices(draft).flatMap((service) => linesOfService(service, draft));
}
