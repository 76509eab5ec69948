import { buffetTypes, dayPlan } from '@/content/catering/day-plan';
import { platedTypes } from '@/content/catering/rules';
import { type ServiceId, serviceIds } from '@/content/catering/services';
import { house } from '@/content/house';
import type { Draft } from './draft';
import type { ResolvedPlan } from './resolve';
import { staffHoursToPay } from './resolve-services';
import { isDrink, isStaff, knownServices } from './service-catalogue';
import { suggestedCount } from './suggestions';
import { toMinutes } from './times';

/** What guests notice of the day; texts stand under `configurator.day.at`. */
export type GuestMoment =
  | 'begin'
  | 'fingerfood'
  | 'starters'
  | 'mains'
  | 'desserts'
  | 'buffetOpens'
  | 'dessertBuffet'
  | 'coffee'
  | 'dancing'
  | 'together'
  | 'lastRound'
  | 'music'
  | 'end'
  | 'endAssumed'
  | 'cleared';

/** A point of the day, in minutes after the midnight on which the event's first day begins. */
export type DayMoment =
  | { readonly minutes: number; readonly code: GuestMoment }
  | { readonly minutes: number; readonly code: 'ends'; readonly service: ServiceId };

/** Somebody or something that is there for some hours: staff, drinks, music. */
export type DayShift = {
  readonly service: ServiceId;
  /** Members of staff; 1 for what is counted otherwise. */
  readonly count: number;
  readonly from: number;
  readonly until: number;
};

const dayMinutes = 24 * 60;

const startOf = ({ event }: ResolvedPlan): number => toMinutes(event.start) ?? 0;
const endOf = (plan: ResolvedPlan): number => startOf(plan) + plan.event.durationHours * 60;

/** Staff of the package, staff booked on top or for longer, then drinks and music by their hours; each from the begin. */
export function dayShifts(draft: Draft, plan: ResolvedPlan): readonly DayShift[] {
  const { main, services, event } = plan;
  const from = startOf(plan);
  const shift = (service: ServiceId, count: number, hours: number): DayShift => ({
    service,
    count,
    from,
    until: from + hours * 60,
  });
  const staff = knownServices.flatMap((service) => {
    const { id } = service;
    if (!isStaff(id)) return [];
    const planned = services.find((entry) => entry.service.id === id);
    const booked = planned && planned.reason !== 'included' && staffHoursToPay(planned) > 0 ? planned : null;
    const hours = main?.serviceHours ?? Math.ceil(event.durationHours);
    // Those of the package's team who are booked for longer do not go home with it.
    const leaving = suggestedCount(service, draft) - (booked?.count ?? 0);
    return [
      ...(main?.brings.includes(id) && leaving > 0 ? [shift(id, leaving, hours)] : []),
      ...(booked ? [shift(id, booked.count, booked.hours ?? 0)] : []),
    ];
  });
  const others = services
    .filter(({ service, hours }) => !isStaff(service.id) && hours !== null)
    .map(({ service, hours }) => shift(service.id, 1, hours ?? 0));
  return [...staff, ...others];
}

const at = (minutes: number, code: GuestMoment): DayMoment => ({ minutes, code });

/** Minutes from the begin to the meal: those of the reception, or, in the afternoon of a long day, until the evening. */
export function minutesToMeal(start: number, end: number, reception: number): number {
  const { beginsFrom, beginsBefore, endsFrom, dinner } = dayPlan.lateDay;
  const isLate = start >= beginsFrom && start < beginsBefore && end >= endsFrom;
  return isLate ? dinner - start : reception;
}

type Course = readonly [afterBegin: number, code: GuestMoment];

/** The courses that are chosen or included, as minutes after the begin of an event that is long enough for them. */
function courses(plan: ResolvedPlan): readonly Course[] {
  const { main, menu } = plan;
  const afterReception = (minutes: number) => minutesToMeal(startOf(plan), endOf(plan), minutes);
  if (!main || main.cateringType === 'own-idea') return [];
  const type = main.cateringType;
  const has = (category: keyof typeof menu) => (menu[category].included ?? 0) + menu[category].chosen > 0;
  const { reception, betweenCourses, conference } = dayPlan;
  if (type === 'conference') {
    return [
      [conference.coffee, 'coffee'],
      [conference.lunch, 'buffetOpens'],
      [conference.afternoonCoffee, 'coffee'],
    ];
  }
  if (type === 'breakfast') return [[0, 'buffetOpens']];
  if (buffetTypes.includes(type)) {
    const opens = afterReception(type === 'fingerfood-buffet' ? reception.fingerfood : reception.buffet);
    return [
      [opens, 'buffetOpens'],
      ...(has('desserts') ? [[opens + betweenCourses.buffet, 'dessertBuffet'] as const] : []),
    ];
  }
  const kind = platedTypes.includes(type) ? 'plated' : 'flying';
  const served = (
    [
      ['vorspeisen', 'starters'],
      ['hauptspeisen', 'mains'],
      ['desserts', 'desserts'],
    ] as const
  ).filter(([category]) => has(category));
  return [
    ...(has('fingerfood') ? [[10, 'fingerfood'] as const] : []),
    ...served.map(
      ([, code], index): Course => [afterReception(reception[kind]) + index * betweenCourses[kind], code],
    ),
  ];
}

/** Closer together where the event is short; a conference leaves out what lies behind its end. */
function meals(plan: ResolvedPlan): readonly DayMoment[] {
  const minutes = plan.event.durationHours * 60;
  const list = courses(plan);
  if (minutes < dayPlan.shortestMeal) return [];
  const start = startOf(plan);
  const room = minutes - dayPlan.lastRound;
  if (plan.cateringType === 'conference') {
    return list.filter(([offset]) => offset <= room).map(([offset, code]) => at(start + offset, code));
  }
  const factor = Math.min(1, room / (list.at(-1)?.[0] || room));
  return list.map(([offset, code]) => at(start + Math.round((offset * factor) / 5) * 5, code));
}

/** What follows the meal, with booked music a dance, and the last round of booked drinks in the evening, while the team is still there. */
function party(plan: ResolvedPlan, served: readonly DayMoment[], shifts: readonly DayShift[]) {
  const start = startOf(plan);
  const end = endOf(plan);
  const team = shifts.filter(({ service }) => isStaff(service));
  const teamEnds = team.length > 0 ? Math.max(...team.map(({ until }) => until)) : end;
  const round = Math.min(end, teamEnds) - dayPlan.lastRound;
  const dance = (served.at(-1)?.minutes ?? start) + dayPlan.tablesCleared;
  const isEvening = end % dayMinutes >= 20 * 60 || end % dayMinutes < 6 * 60;
  const isLong = served.length > 0 && dance < Math.min(end, round) - 30;
  const hasMusic = plan.services.some(({ service }) => service.id === serviceIds.music);
  // Drinks by the hour have a last round; coffee and the wine with a course have none.
  const pours = plan.services.some(({ service, hours }) => isDrink(service.id) && hours !== null);
  return [
    ...(isLong && (hasMusic || isEvening) ? [at(dance, hasMusic ? 'dancing' : 'together')] : []),
    ...(isEvening && pours && round > dance ? [at(round, 'lastRound')] : []),
  ];
}

/**
 * The day of an event in order, from the first guest to the cleared house. Times are the house's assumptions
 * (`dayPlan`); begin and end are the plan's.
 */
export function dayTimeline(draft: Draft, plan: ResolvedPlan): readonly DayMoment[] {
  const start = startOf(plan);
  const end = endOf(plan);
  const shifts = dayShifts(draft, plan);
  const served = meals(plan);
  const music = toMinutes(house.hours.outdoorMusicEnds) ?? 0;
  const list: readonly DayMoment[] = [
    at(start, 'begin'),
    ...served,
    ...party(plan, served, shifts),
    // Not while others of the same service stay longer.
    ...shifts
      .filter(
        ({ service, until }) =>
          until < end && !shifts.some((other) => other.service === service && other.until > until),
      )
      .map(({ service, until }): DayMoment => ({ minutes: until, code: 'ends', service })),
    ...(plan.room && start < music && end > music ? [at(music, 'music')] : []),
    at(end, plan.event.isEndAssumed ? 'endAssumed' : 'end'),
    at(end + dayPlan.clearing, 'cleared'),
  ];
  return [...list].sort((one, other) => one.minutes - other.minutes);
}

/** Minutes as a clock shows them, `HH:MM`, and the day they lie on: -1 the day before, 1 the next day. */
export function clockTime(minutes: number): { readonly time: string; readonly day: number } {
  const pad = (value: number) => String(value).padStart(2, '0');
  const rounded = Math.round(minutes);
  const inDay = ((rounded % dayMinutes) + dayMinutes) % dayMinutes;
  return {
    time: `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`,
    day: Math.floor(rounded / dayMinutes),
  };
}
