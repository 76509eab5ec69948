import { type ServiceId, serviceIds } from '@/content/catering/services';
import type { Draft } from './draft';
import type { PlannedEvent } from './event';
import type { PlannedRoom } from './hire';
import { addOnBreakfast, mainPackage } from './package-catalogue';
import { type KnownService, knownServices } from './service-catalogue';
import { suggestedCount } from './suggestions';

/**
 * Why a service stands as it does: `included` in package or hire, so that nothing is left to pay; `due`, chosen or not,
 * because the evening cannot do without; `follows-duration` and `shortened` where hours count; `suggested` where the number
 * comes from the guests; `chosen` otherwise.
 */
export type ServiceReason = 'chosen' | 'suggested' | 'follows-duration' | 'shortened' | 'included' | 'due';

export type PlannedService = {
  readonly service: KnownService;
  readonly reason: ServiceReason;
  /** Members of staff (of a package's team: those who stay longer) or pieces; 1 for what is counted otherwise. */
  readonly count: number;
  /** Hours a day; `null` where hours do not count. */
  readonly hours: number | null;
  /** What package or hire bring of it: so many members of staff or pieces, for so many hours. */
  readonly brought: { readonly count: number; readonly hours: number } | null;
};

/** Staff × hours that are left to pay: all, or those after the package's team would go home. */
export const staffHoursToPay = ({
  count,
  hours,
  brought,
}: Pick<PlannedService, 'count' | 'hours' | 'brought'>): number =>
  count * Math.max(0, (hours ?? 0) - (brought?.hours ?? 0));

/** Services that the packages or the hire of a room bring. */
export function broughtServices(draft: Draft, room: PlannedRoom | null): ReadonlySet<ServiceId> {
  return new Set([
    ...(mainPackage(draft)?.brings ?? []),
    ...(addOnBreakfast(draft)?.brings ?? []),
    ...(room ? [serviceIds.furniture] : []),
  ]);
}

function resolveService(
  service: KnownService,
  draft: Draft,
  event: PlannedEvent,
  brings: ReadonlySet<ServiceId>,
): PlannedService {
  const requested = draft.serviceQuantities?.[service.id];
  const eventHours = Math.ceil(event.durationHours);
  const suggested = suggestedCount(service, draft);
  const brought = brings.has(service.id)
    ? { count: suggested, hours: mainPackage(draft)?.serviceHours ?? eventHours }
    : null;
  // A team that is there anyway can stay an hour longer; one that comes for it is paid for its minimum.
  const minimum = brought ? 0 : (service.hours ?? 0);
  const hours = service.hours === undefined ? null : Math.max(minimum, requested?.hours ?? eventHours);
  const isShortened = requested?.hours !== undefined && hours !== null && hours < eventHours;
  const count = Math.max(1, requested?.count ?? suggested);
  const staysLonger = service.unit === 'staff-hour' && staffHoursToPay({ count, hours, brought }) > 0;
  if (brought && !staysLonger) return { service, reason: 'included', ...brought, brought };
  const byHours = isShortened ? 'shortened' : requested?.hours === undefined ? 'follows-duration' : 'chosen';
  const byCount = requested?.count === undefined && service.suggestedPer ? 'suggested' : 'chosen';
  const reason = hours === null ? byCount : byHours;
  return { service, reason, count, hours, brought };
}

/**
 * What must be paid for an evening in our house: its cleaning, the tent where that is the room, and crockery where
 * something is eaten and no package brings any. Elsewhere somebody may have some.
 */
function dueServices(
  draft: Draft,
  room: PlannedRoom | null,
  brings: ReadonlySet<ServiceId>,
): readonly ServiceId[] {
  if (!room) return [];
  const isServed = (mainPackage(draft) ?? addOnBreakfast(draft))?.included != null;
  const { cleaning, marquee, tableware } = serviceIds;
  return [
    cleaning,
    ...(room.id === 'tent' ? [marquee] : []),
    ...(isServed && !brings.has(tableware) ? [tableware] : []),
  ];
}

/** The chosen services and those that are due, in catalogue order. */
export function resolveServices(
  draft: Draft,
  event: PlannedEvent,
  room: PlannedRoom | null,
): readonly PlannedService[] {
  const brings = broughtServices(draft, room);
  const due = dueServices(draft, room, brings);
  return knownServices
    .filter(({ id }) => due.includes(id) || draft.services.includes(id))
    .map((service) => {
      const planned = resolveService(service, draft, event, brings);
      return due.includes(service.id) ? { ...planned, reason: 'due' } : planned;
    });
}
