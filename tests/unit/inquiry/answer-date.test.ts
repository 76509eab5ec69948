import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBy } from '@/lib/base/answer-date';
import { writeAnswerTime } from '@/lib/base/answer-time';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { defaultDraft } from '@/lib/plan/draft';
import { isUrgent } from '@/lib/plan/urgency';

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

  it.each([
    ['2026-11-25T12:00:00.000Z', '2026-11-26T11:00:00.000Z'],
    ['2026-11-27T20:00:00.000Z', '2026-11-30T11:00:00.000Z'],
    ['2027-03-25T12:00:00.000Z', '2027-03-30T10:00:00.000Z'],
  ])('an urgent one of %s by noon of the next working day, %s', (received, answered) => {
    const by = answerBy(new Date(received), true);
    expect(by.toISOString()).toBe(answered);
    expect(writeAnswerTime(by)).toBe(`${toIsoDay(by)}T12`);
  });

  it.each([
    ['funeral', '2027-05-01', true],
    ['wedding', '2026-11-28', true],
    ['wedding', '2026-11-29', false],
    [null, '', false],
  ] as const)('%s on "%s" is urgent: %s', (eventType, day, urgent) => {
    const { details, ...blank } = defaultDraft();
    const draft = { ...blank, eventType, details: { ...details, date: eventDay(day) } };
    expect(isUrgent(draft, new Date('2026-11-21T12:00:00.000Z'))).toBe(urgent);
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
        expect(writeAnswerTime(answer)).toBe(toIsoDay(answer));
        expect(toIsoDay(next) > toIsoDay(answer)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
