import { describe, expect, it } from 'vitest';
import { type EventType, eventTypes } from '@/content/catering/choices';
import { usualEvents } from '@/content/catering/usual-events';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { chooseOccasion } from '@/lib/plan/event-rules';
import { plannedOccasion, plannedPlace, plannedTimes } from '@/lib/plan/first-answers';

const blank = defaultDraft();
const withDetails = (details: Partial<Draft['details']>): Draft => ({
  ...blank,
  details: { ...blank.details, ...details },
});

describe('the first answers', () => {
  it('have a default for everything that nobody has said', () => {
    expect(plannedOccasion(blank)).toBe('birthday');
    expect(plannedPlace(blank)).toBe('venue');
    expect(plannedTimes(blank)).toEqual({ start: '18:00', end: '00:00' });
    expect(plannedOccasion({ ...blank, customerType: 'business' })).toBe('company-anniversary');
  });

  it.each(Object.keys(usualEvents) as EventType[])('propose place and times for %s', (occasion) => {
    const draft = chooseOccasion(blank, occasion);
    const { place, start, end } = usualEvents[occasion];
    expect(plannedPlace(draft)).toBe(place);
    expect(plannedTimes(draft)).toEqual({ start, end });
    expect(draft.otherEvent).toBe(occasion === 'other');
  });

  it('derive who asks from the occasion, and leave it alone where both have such an occasion', () => {
    for (const occasion of eventTypes.business.filter((type) => type !== 'other')) {
      expect(chooseOccasion(blank, occasion).customerType).toBe('business');
    }
    for (const occasion of eventTypes.private.filter((type) => type !== 'other')) {
      expect(chooseOccasion({ ...blank, customerType: 'business' }, occasion).customerType).toBe('private');
    }
    expect(chooseOccasion(blank, 'other').customerType).toBeNull();
    expect(chooseOccasion({ ...blank, customerType: 'business' }, 'other').customerType).toBe('business');
  });

  it('keep a begin and an end that the visitor has chosen', () => {
    const chosen = { ...withDetails({ time: '11:00', timeEnd: '14:00' }), timeChosen: true };
    expect(plannedTimes(chooseOccasion(chosen, 'wedding'))).toEqual({ start: '11:00', end: '14:00' });
  });

  it('keep the usual length after a begin that was chosen, and the usual begin before an end, until two at night', () => {
    const at = (time: string) => plannedTimes(chooseOccasion(withDetails({ time }), 'wedding'));
    expect(at('14:00')).toEqual({ start: '14:00', end: '00:00' });
    expect(at('19:30')).toEqual({ start: '19:30', end: '02:00' });
    expect(plannedTimes(chooseOccasion(withDetails({ timeEnd: '23:00' }), 'wedding')).start).toBe('15:00');
  });

  it('follow a kind of catering that makes a day of its own, and a place that things are sent to', () => {
    const brunch = { ...chooseOccasion(blank, 'birthday'), cateringType: 'breakfast' } as const;
    expect(plannedTimes(brunch)).toEqual({ start: '10:00', end: '13:00' });
    expect(plannedPlace(withDetails({ delivery_zip: '47798' }))).toBe('home');
  });
});
