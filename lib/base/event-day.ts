/**
 * The day of the event is a calendar day in Germany, not an instant. In a draft it is a `Date` at noon UTC of that day:
 * that instant lies on the same calendar day in Berlin and in every browser between UTC−12 and UTC+11, and reading it
 * back with `isoDayOf` gives the day regardless of the browser's zone.
 */
const berlin = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const dayMs = 86_400_000;

const isValid = (date: Date) => !Number.isNaN(date.getTime());

/** Berlin's wall clock at `instant`, written as if it were UTC, in milliseconds. */
function wallClock(instant: Date): number {
  const part: Record<string, number> = {};
  for (const { type, value } of berlin.formatToParts(instant)) part[type] = Number(value);
  return Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day ?? 1,
    part.hour ?? 0,
    part.minute ?? 0,
    part.second ?? 0,
  );
}

/** `YYYY-MM-DD` of the day that this instant belongs to in Berlin; empty for an invalid date. */
export function toIsoDay(date: Date): string {
  if (!isValid(date)) return '';
  // One or two hours ahead since 1950: before 22:00 UTC both have the same day, and the formatter is slow.
  const isSameDay = date.getUTCHours() < 22 && date.getUTCFullYear() >= 1950;
  return (isSameDay ? date : new Date(wallClock(date))).toISOString().slice(0, 10);
}

/**
 * Reads `YYYY-MM-DD` (what a date field gives) or a full ISO time (what a stored draft holds) as an event day.
 * Returns `null` for anything that names no existing day between the years 2000 and 2200.
 */
export function eventDay(text: string): Date | null {
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!plain && !/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const read = new Date(plain ? `${text}T12:00:00.000Z` : text);
  if (!isValid(read)) return null;
  const day = plain ? text : toIsoDay(read);
  const date = new Date(`${day}T12:00:00.000Z`);
  const year = date.getUTCFullYear();
  return isValid(date) && date.toISOString().startsWith(day) && year >= 2000 && year <= 2200 ? date : null;
}

/** Adds calendar days to `YYYY-MM-DD`. */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T12:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The last millisecond of a Berlin day, also on days with 23 or 25 hours: clocks change at 01:00 UTC, so the offset at
 * 23:59 UTC is already that of the day's end.
 */
export function endOfBerlinDay(isoDay: string): Date {
  const wanted = Date.parse(`${isoDay}T23:59:59.000Z`);
  const offset = wallClock(new Date(wanted)) - wanted;
  return new Date(wanted - offset + 999);
}
