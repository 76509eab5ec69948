import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBy } from '@/lib/base/answer-date';
import { toIsoDay } from '@/lib/base/event-day';

describe('answerBy', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['2026-11-21T12:00:00.000Z', '2026-11-24T22:59:59.999Z'],
    ['2026-07-01T22:00:00.000Z', '2026-07-05T21:59:59.999Z'],
    ['2027-03-26T12:00:00.000Z', '2027-03-29T21:59:59.999Z'],
    ['2027-10-28T12:00:00.000Z', '2027-10-31T22:59:59.999Z'],
  ];

  it.each(cases)('an inquiry of %s is answered by %s', (received, answered) => {
    expect(answerBy(new Date(received)).toISOString()).toBe(answered);
  });

  it('is the last millisecond of a German day, three days on', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (received) => {
        const answer = answerBy(received);
        const next = new Date(answer.getTime() + 1);
        const days = (Date.parse(toIsoDay(answer)) - Date.parse(toIsoDay(received))) / 86_400_000;
        expect(days).toBe(3);
        expect(toIsoDay(next) > toIsoDay(answer)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
