import { expect, test } from 'vitest';
import { isOver, keptUntil } from '@/lib/inquiry/browser/kept-until';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['an event soon', '2026-12-24', '2026-12-24'],
  ['an event next year', '2027-08-14', '2027-02-23'],
  ['no day', '', '2027-02-23'],
])('a browser keeps what was sent until the event, as long as a draft at most: %s', (_, day, until) => {
  expect(keptUntil(day, now)).toBe(until);
});

test('what was sent is over the day after, and where it names no day', () => {
  expect(isOver('{"until":"2026-11-25"}', now)).toBe(false);
  expect(isOver('{"until":"2026-11-24"}', now)).toBe(true);
  expect(isOver('{"reference":"SG-2026-7KQ4M"}', now)).toBe(true);
});
