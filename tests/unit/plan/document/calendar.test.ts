import { describe, expect, it } from 'vitest';
import { eventDay } from '@/lib/base/event-day';
import { calendarFile } from '@/lib/plan/document/calendar';

const day = eventDay('2027-06-12');
if (!day) throw new Error('no such day');
const now = new Date('2026-11-21T16:05:06.789Z');
const event = {
  uid: 'plan-2027-06-12@seegut.example',
  day,
  time: '17:30',
  days: 1,
  durationHours: 6,
  title: 'Seegut: Gesetztes Essen',
  description: '64 Gäste; Ende offen, ja\nZeile 2',
  place: 'Seegut, Krefeld',
  isBooked: false,
};
const toPriceLines = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('calendar entry', () => {
  it('begins and ends at the German wall clock', () => {
    const lines = toPriceLines(calendarFile(event, now));
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20270612T173000');
    expect(lines).toContain('DTEND;TZID=Europe/Berlin:20270612T233000');
    expect(lines).toContain('DTSTAMP:20261121T160506Z');
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain('TZID:Europe/Berlin');
  });

  it('is confirmed when it is booked', () => {
    expect(toPriceLines(calendarFile({ ...event, isBooked: true }, now))).toContain('STATUS:CONFIRMED');
  });

  it('ends on the next day after midnight', () => {
    expect(toPriceLines(calendarFile({ ...event, durationHours: 8.5 }, now))).toContain(
      'DTEND;TZID=Europe/Berlin:20270613T020000',
    );
  });

  it('comes back every day of an event of several days', () => {
    expect(toPriceLines(calendarFile({ ...event, days: 3 }, now))).toContain('RRULE:FREQ=DAILY;COUNT=3');
    expect(calendarFile(event, now)).not.toContain('RRULE:FREQ=DAILY');
  });

  it('escapes what has a meaning in the format', () => {
    expect(toPriceLines(calendarFile(event, now))).toContain(
      'DESCRIPTION:64 Gäste\\; Ende offen\\, ja\\nZeile 2',
    );
  });

  it('folds long lines at 75 octets without cutting a character', () => {
    const title = 'Ä🎉'.repeat(60);
    const file = calendarFile({ ...event, title }, now);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(toPriceLines(file)).toContain(`SUMMARY:${title}`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
