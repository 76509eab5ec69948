import { dayPlan } from '@/content/catering/day-plan';
import { usualEvents } from '@/content/catering/usual-events';
import { type CelebrationId, celebrations, type DayMomentId } from '@/content/celebrations';
import { house } from '@/content/house';
import { clockTime, minutesToMeal } from '@/lib/plan/day-timeline';
import { toMinutes } from '@/lib/plan/times';

/** Light outdoors, from afternoon to night. */
export type Light = 'day' | 'golden' | 'dusk' | 'night';

/** Minutes after six in the morning; what lies before it still belongs to the night. */
const sinceMorning = (time: string): number => ((toMinutes(time) ?? 0) + 18 * 60) % (24 * 60);

/**
 * The hours of a celebration, `HH:MM`: begin and end are the configurator's for the occasion, what lies between follows
 * from the house's own assumptions for a day (`dayPlan`) and its hours.
 */
export function hoursOf(id: CelebrationId): Readonly<Record<DayMomentId, string>> {
  const { occasion, sunset } = celebrations[id];
  const { start, end } = usualEvents[occasion];
  const after = (time: string, minutes: number) => clockTime((toMinutes(time) ?? 0) + minutes).time;
  const [from, to] = [toMinutes(start) ?? 0, toMinutes(end) ?? 0];
  const toMeal = (reception: number) => minutesToMeal(from, to > from ? to : to + 24 * 60, reception);
  const buffetOpens = after(start, toMeal(dayPlan.reception.buffet));
  return {
    opens: house.hours.opens,
    setUp: after(start, -dayPlan.setUp),
    ceremony: start,
    begin: start,
    buffetOpens,
    dessertBuffet: after(buffetOpens, dayPlan.betweenCourses.buffet),
    dinner: after(start, toMeal(dayPlan.reception.plated)),
    sunset,
    music: house.hours.outdoorMusicEnds,
    end,
    cleared: after(end, dayPlan.clearing),
    closes: house.hours.celebrationEnds,
  };
}

/** The light at an hour: golden in the two hours before sunset, dusk in the one after it. */
export function lightAt(id: CelebrationId, time: string, minutesBefore = 0): Light {
  const toSunset = sinceMorning(celebrations[id].sunset) - sinceMorning(time) + minutesBefore;
  if (toSunset > 120) return 'day';
  if (toSunset > 0) return 'golden';
  return toSunset > -60 ? 'dusk' : 'night';
}
