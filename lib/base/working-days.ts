import { addDays } from './event-day';

/** 0 is Sunday. */
export const weekday = (isoDay: string) => new Date(`${isoDay}T12:00:00.000Z`).getUTCDay();

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher), as `YYYY-MM-DD`. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Holidays in North Rhine-Westphalia (Feiertagsgesetz NW § 2) as a set of `YYYY-MM-DD`. */
export function holidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  const movable = [-2, 1, 39, 50, 60].map((days) => addDays(easter, days));
  const fixed = ['01-01', '05-01', '10-03', '11-01', '12-25', '12-26'].map((day) => `${year}-${day}`);
  return new Set([...movable, ...fixed]);
}

const holidayCache = new Map<number, ReadonlySet<string>>();

export function isHoliday(isoDay: string): boolean {
  const year = Number(isoDay.slice(0, 4));
  const known = holidayCache.get(year) ?? holidays(year);
  holidayCache.set(year, known);
  return known.has(isoDay);
}

/** Monday to Friday, holidays in North Rhine-Westphalia excepted. */
export function isWorkingDay(isoDay: string): boolean {
  const day = weekday(isoDay);
  return day !== 0 && day !== 6 && !isHoliday(isoDay);
}
