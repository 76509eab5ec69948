import { dishCategories } from '@/content/catering/choices';
import { expressBp } from '@/content/catering/rules';
import { serviceIds } from '@/content/catering/services';
import { grossUnitCents } from '@/content/catering/unit-price';
import { house } from '@/content/house';
import type { PlannedRoom } from './hire';
import { type Notice, notice } from './notices';
import { isBelow } from './portions';
import type { ResolvedPlan } from './resolve';
import { getService } from './service-catalogue';
import { suggestedStaff } from './suggestions';
import { toMinutes } from './times';

function groupNotices({ main, breakfast, guests, services }: ResolvedPlan): readonly Notice[] {
  const small = (minimum: number) => ({ minimum, guests: guests.total });
  return [
    ...(main && isBelow(guests, main.minimumGuests) && main.priceCents !== null
      ? [notice('smallGroup', small(main.minimumGuests))]
      : []),
    ...(breakfast && isBelow(guests, breakfast.minimumGuests)
      ? [notice('breakfastSmallGroup', small(breakfast.minimumGuests))]
      : []),
    ...services.flatMap(({ service: { id, minimumGuests }, reason }) =>
      minimumGuests !== undefined && reason !== 'included' && isBelow(guests, minimumGuests)
        ? [notice('serviceMinimum', { service: id, minimum: minimumGuests })]
        : [],
    ),
  ];
}

function dishNotices({ menu, event }: ResolvedPlan): readonly Notice[] {
  const [isoDay] = event.isoDays;
  const month = isoDay ? Number(isoDay.slice(5, 7)) : null;
  return dishCategories.flatMap((category) => {
    const { pricedBy, extra, open, dishes } = menu[category];
    if (!pricedBy) return [];
    const outOfSeason = dishes.filter(
      ({ dish: { season } }) => season && month !== null && !season.includes(month),
    );
    return [
      ...(extra > 0 && category !== 'breakfastCold'
        ? [notice('extraChoices', { category, count: extra })]
        : []),
      ...(extra > 0 && category === 'breakfastCold'
        ? [notice('breakfastColdOnRequest', { count: extra })]
        : []),
      ...(open > 0 ? [notice('kitchenChooses', { category, count: open })] : []),
      ...outOfSeason.map(({ dish }) => notice('outOfSeason', { dish: dish.id })),
    ];
  });
}

const allergyNotices = ({ conflicts }: ResolvedPlan): readonly Notice[] =>
  conflicts.flatMap(({ itemId, cause, guests }) =>
    cause === 'vegan' || cause === 'vegetarisch'
      ? []
      : [notice('allergyConflict', { item: itemId, allergen: cause, guests })],
  );

function dateNotices({ event, leadTime }: ResolvedPlan): readonly Notice[] {
  if (event.isoDays.length === 0) return [notice('dateOpen')];
  const { express, leadDays, earliest } = leadTime;
  return express ? [notice('express', { leadDays, earliest, percent: expressBp / 100 })] : [];
}

/** The team of a package goes home before the event ends, and nobody has booked it for longer. */
function teamNotices({ main, services, event, basis, guests }: ResolvedPlan): readonly Notice[] {
  const staff = getService(serviceIds.waitingStaff);
  const eventHours = Math.ceil(event.durationHours);
  const hours = main?.serviceHours ?? 0;
  if (!main || !staff || !main.brings.includes(staff.id) || eventHours <= hours) return [];
  if (services.some(({ service }) => service.id === staff.id)) return [];
  const unit = basis === 'net' ? staff.priceCents : grossUnitCents(staff.priceCents, staff.vat);
  const team = suggestedStaff(main, guests.total);
  const amountCents = team * (eventHours - hours) * event.days * unit;
  return [notice('serviceEnds', { hours, eventHours, count: team, amountCents })];
}

function hourNotices(plan: ResolvedPlan): readonly Notice[] {
  const { services, event } = plan;
  const byHours = services.filter(({ hours, reason }) => hours !== null && reason !== 'included');
  const followers = byHours.filter(({ reason }) => reason === 'follows-duration');
  const follows = followers.length > 0;
  const eventHours = Math.ceil(event.durationHours);
  // A short event is charged with the least hours of each service, which its line says.
  const coversEvent = followers.some(({ hours }) => hours === eventHours);
  return [
    ...(follows && event.isEndAssumed ? [notice('durationAssumed', { hours: eventHours })] : []),
    ...(coversEvent && !event.isEndAssumed ? [notice('hoursFollow', { hours: eventHours })] : []),
    ...byHours
      .filter(({ reason }) => reason === 'shortened')
      .map(({ service, hours }) =>
        notice('hoursShortened', { service: service.id, hours: hours ?? 0, eventHours }),
      ),
    ...teamNotices(plan),
    ...services
      .filter(({ reason }) => reason === 'included')
      .map(({ service }) => notice('serviceIncluded', { service: service.id })),
  ];
}

function capacityNotices(room: PlannedRoom, guests: number): readonly Notice[] {
  if (room.fits) return [];
  const { id, seating, capacity, options, maxCapacity } = room;
  const what = { room: id, seating };
  return [
    capacity === 0
      ? notice('seatingNotOffered', what)
      : notice('capacityExceeded', { ...what, capacity, guests }),
    ...options.map((option) =>
      notice(
        option.kind === 'tent' ? 'fitsWithTent' : option.kind === 'room' ? 'fitsInRoom' : 'fitsStanding',
        { room: option.room, capacity: option.capacity },
      ),
    ),
    ...(options.length === 0 ? [notice('fitsNowhere', { seating, maximum: maxCapacity })] : []),
  ];
}

/** Minutes after 06:00, when no celebration is going on any more, so that two o'clock at night follows midnight. */
const fromSix = (time: string): number => ((toMinutes(time) ?? 0) + 18 * 60) % (24 * 60);

function roomNotices({ room, event, guests, basis }: ResolvedPlan): readonly Notice[] {
  if (!room) return [];
  const { opens, celebrationEnds } = house.hours;
  const shown = (cents: number) => (basis === 'net' ? cents : grossUnitCents(cents, 'standard'));
  const early = fromSix(event.start) < fromSix(opens);
  const late = fromSix(event.end) > fromSix(celebrationEnds);
  const { minCents, maxCents } = room.hireRange;
  return [
    ...(room.isDayOpen
      ? [notice('hireOpen', { room: room.id, minCents: shown(minCents), maxCents: shown(maxCents) })]
      : []),
    ...capacityNotices(room, guests.total),
    ...(early || late ? [notice('outsideHours', { opens, ends: celebrationEnds })] : []),
  ];
}

function deliveryNotices({ delivery: { zone }, place }: ResolvedPlan): readonly Notice[] {
  if (!zone) return [notice(place === 'open' ? 'placeOpen' : 'deliveryOpen')];
  if (zone.zone === 1) return [notice('deliveryFree')];
  if (zone.zone === 3) return [notice('deliveryEstimated', { km: zone.km })];
  return zone.zone === 4 ? [notice('deliveryOnRequest')] : [];
}

/** Everything worth telling beside the total, allergies first; `pricePlan` adds the tip. */
export function listNotices(plan: ResolvedPlan): readonly Notice[] {
  const { main, unknown } = plan;
  return [
    ...allergyNotices(plan),
    ...dateNotices(plan),
    ...groupNotices(plan),
    ...(main ? [] : [notice('packageOpen')]),
    ...(main?.priceCents === null ? [notice('ideaOnRequest')] : []),
    ...dishNotices(plan),
    ...(unknown.length > 0 ? [notice('unknownItems', { count: unknown.length })] : []),
    ...hourNotices(plan),
    ...roomNotices(plan),
    ...deliveryNotices(plan),
  ];
}
