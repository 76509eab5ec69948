import { addDays, toIsoDay } from '@/lib/base/event-day';
import { calendarStamp, calendarText, joinCalendarLines } from '@/lib/base/icalendar';

export type CalendarEvent = {
  /** Stays the same when the file is made again, so that a calendar replaces its entry. */
  readonly uid: string;
  readonly day: Date;
  /** Consecutive days with the same times, at least one. */
  readonly days: number;
  /** `HH:MM` in Germany. */
  readonly time: string;
  readonly durationHours: number;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** Tentative until both sides have agreed. */
  readonly isBooked: boolean;
};

/** Central European time by the rules since 1996 (Directive 2000/84/EC). */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Day and wall clock after so many hours; as a party counts them, without regard to a change of clocks. */
function endOf(day: string, time: string, hours: number): { readonly day: string; readonly time: string } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute + Math.round(hours * 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return {
    day: addDays(day, Math.floor(minutes / 1_440)),
    time: `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`,
  };
}

/** An entry for a calendar as text of type `text/calendar` (RFC 5545). `now` is the time of making it. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const day = toIsoDay(event.day);
  const local = (isoDay: string, time: string) => `${isoDay.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const end = endOf(day, event.time, event.durationHours);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seegut//Plan//DE',
    'METHOD:PUBLISH',
    ...berlin,
    'BEGIN:VEVENT',
    `UID:${calendarText(event.uid)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART;TZID=Europe/Berlin:${local(day, event.time)}`,
    `DTEND;TZID=Europe/Berlin:${local(end.day, end.time)}`,
    ...(event.days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${event.days}`] : []),
    `SUMMARY:${calendarText(event.title)}`,
    `DESCRIPTION:${calendarText(event.description)}`,
    ...(event.place === '' ? [] : [`LOCATION:${calendarText(event.place)}`]),
    `STATUS:${event.isBooked ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return joinCalendarLines(lines);
}
