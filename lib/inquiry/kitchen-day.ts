import type { useTranslations } from 'next-intl';
import { buffetTypes, dayPlan, warmers } from '@/content/catering/day-plan';
import type { ServiceId } from '@/content/catering/services';
import { house } from '@/content/house';
import { getService } from '@/lib/plan/catalogue';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import { staffHoursToPay } from '@/lib/plan/resolve-services';
import { suggestedCount } from '@/lib/plan/suggestions';
import { toMinutes } from '@/lib/plan/times';
import type { KitchenCourse } from './kitchen-menu';

export type KitchenWords = ReturnType<typeof useTranslations<'kitchen'>>;

export type KitchenShift = {
  readonly role: string;
  readonly count: number;
  /** `HH:MM` */
  readonly from: string;
  readonly until: string;
};

export type KitchenMoment = {
  /** `HH:MM` */
  readonly time: string;
  /** -1 the day before, 1 the next day. */
  readonly day: number;
  readonly text: string;
};

export type KitchenLoad = { readonly item: string; readonly quantity: number };

const dayMinutes = 24 * 60;
const staffIds = ['s01', 's02', 's03'] as const satisfies readonly ServiceId[];

/** Minutes after the midnight on which the event's day begins, as a time and the day it lies on. */
function moment(minutes: number, text: string): KitchenMoment {
  const pad = (value: number) => String(value).padStart(2, '0');
  const rounded = Math.round(minutes);
  const inDay = ((rounded % dayMinutes) + dayMinutes) % dayMinutes;
  return {
    time: `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`,
    day: Math.floor(rounded / dayMinutes),
    text,
  };
}

const startOf = ({ event }: ResolvedPlan): number => toMinutes(event.start) ?? 0;

type Team = { readonly id: ServiceId; readonly count: number; readonly hours: number };

/** Staff of the package, and staff booked on top or for longer. */
function teams(draft: Draft, plan: ResolvedPlan): readonly Team[] {
  const { main, services, event } = plan;
  return staffIds.flatMap((id) => {
    const service = getService(id);
    if (!service) return [];
    const planned = services.find((entry) => entry.service.id === id);
    const brought = main?.brings.includes(id)
      ? {
          id,
          count: suggestedCount(service, draft),
          hours: main.serviceHours ?? Math.ceil(event.durationHours),
        }
      : null;
    const booked =
      planned && staffHoursToPay(planned) > 0 && planned.reason !== 'included'
        ? { id, count: planned.count, hours: planned.hours ?? 0 }
        : null;
    return [brought, booked].filter((team) => team !== null);
  });
}

/** Who works from when to when. */
export function kitchenStaff(
  draft: Draft,
  plan: ResolvedPlan,
  { texts }: DescribeContext,
): readonly KitchenShift[] {
  const start = startOf(plan);
  return teams(draft, plan).map(({ id, count, hours }) => ({
    role: texts.services[id].name,
    count,
    from: moment(start, '').time,
    until: moment(start + hours * 60, '').time,
  }));
}

/** What goes on the van, or comes out of the store where the event is in our own house; for one day. */
export function kitchenLoading(
  plan: ResolvedPlan,
  courses: readonly KitchenCourse[],
  { texts }: DescribeContext,
  words: KitchenWords,
): readonly KitchenLoad[] {
  const { guests, main, breakfast, services, room } = plan;
  const brings = new Set([...(main?.brings ?? []), ...(breakfast?.brings ?? []), ...(room ? ['s08'] : [])]);
  const planned = new Map(services.map((entry) => [entry.service.id as string, entry]));
  const isNeeded = (id: ServiceId) => brings.has(id) || planned.has(id);
  const isBuffet = main !== null && buffetTypes.includes(main.cateringType);
  const hot = courses.filter(({ id }) => ['hauptspeisen', 'beilagen', 'breakfastWarm'].includes(id));
  const warmerCount =
    isBuffet && main?.cateringType !== 'cold-buffet'
      ? hot
          .flatMap(({ items }) => items)
          .reduce((sum, { portions }) => sum + Math.ceil(portions / warmers.portions), 0)
      : 0;
  const perGuest: readonly ServiceId[] = ['s05', 's08'];
  const counted: readonly ServiceId[] = ['s09', 's10', 's12'];
  const name = (id: ServiceId) => texts.services[id].name;
  return [
    ...(isNeeded('s04') ? [{ item: words('item.settings'), quantity: guests.total }] : []),
    ...perGuest.filter(isNeeded).map((id) => ({ item: name(id), quantity: guests.total })),
    ...counted.filter(isNeeded).map((id) => ({ item: name(id), quantity: planned.get(id)?.count ?? 1 })),
    { item: words('item.warmers'), quantity: warmerCount },
    { item: words('item.sockets'), quantity: Math.ceil(warmerCount / warmers.perSocket) },
    {
      item: words('item.cards'),
      quantity: isBuffet ? courses.reduce((sum, { items }) => sum + items.length, 0) : 0,
    },
  ].filter(({ quantity }) => quantity > 0);
}

/** Minutes of the drive, one way; `null` in our own house and where nobody knows the place. */
function driveMinutes({ delivery: { zone } }: ResolvedPlan): number | null {
  if (!zone || zone.zone === 0 || zone.zone === 4) return null;
  return zone.zone === 3 ? Math.round((zone.km / dayPlan.driveKmPerHour) * 60) : dayPlan.drive[zone.zone];
}

function before(start: number, plan: ResolvedPlan, words: KitchenWords): readonly KitchenMoment[] {
  const setUp = start - dayPlan.setUp[plan.room ? 'venue' : 'elsewhere'];
  const drive = driveMinutes(plan);
  return [
    ...(drive === null
      ? []
      : [
          moment(setUp - drive - dayPlan.loading, words('at.load')),
          moment(setUp - drive, words('at.leave', { minutes: drive })),
        ]),
    moment(setUp, words('at.setUp')),
    moment(start - dayPlan.teamBefore, words('at.team')),
    moment(start, words('at.begin')),
  ];
}

function after(end: number, plan: ResolvedPlan, words: KitchenWords): readonly KitchenMoment[] {
  const { event, delivery } = plan;
  const next = Math.floor(end / dayMinutes) + (end % dayMinutes < 6 * 60 ? 0 : 1);
  const pickup =
    delivery.pickup === 'same-day'
      ? { ...moment(23 * 60, words('at.pickupNight')), day: 0 }
      : { ...moment(10 * 60, words('at.pickupNext')), day: Math.max(1, next) };
  return [
    moment(end, words(event.isDurationAssumed ? 'at.endAssumed' : 'at.end')),
    moment(end + dayPlan.clearing, words('at.cleared')),
    ...(driveMinutes(plan) === null ? [] : [pickup]),
  ];
}

/** The day in order, from loading to the last crate. */
export function kitchenTimeline(
  draft: Draft,
  plan: ResolvedPlan,
  { texts }: DescribeContext,
  words: KitchenWords,
): readonly KitchenMoment[] {
  const start = startOf(plan);
  const end = start + plan.event.durationHours * 60;
  const ends = (id: ServiceId, hours: number | null) =>
    hours !== null && start + hours * 60 < end
      ? [moment(start + hours * 60, words('at.ends', { item: texts.services[id].name }))]
      : [];
  const music = toMinutes(house.hours.outdoorMusicEnds) ?? 0;
  const isBuffet = plan.main !== null && buffetTypes.includes(plan.main.cateringType);
  const list = [
    ...before(start, plan, words),
    ...(isBuffet && start + dayPlan.buffetMax < end
      ? [moment(start + dayPlan.buffetMax, words('at.buffet'))]
      : []),
    ...teams(draft, plan).flatMap(({ id, hours }) => ends(id, hours)),
    ...plan.services
      .filter(({ service }) => service.unit !== 'staff-hour')
      .flatMap(({ service, hours }) => ends(service.id, hours)),
    ...(plan.room && start < music && end > music ? [moment(music, words('at.music'))] : []),
    ...after(end, plan, words),
  ];
  return [...list].sort((one, other) => one.day - other.day || one.time.localeCompare(other.time));
}
