import { describe, expect, it } from 'vitest';
import { type EventType, eventTypes } from '@/content/catering/choices';
import { usualEvents } from '@/content/catering/usual-events';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import {
  chooseOccasion,
  plannedOccasion,
  plannedPlace,
  plannedStart,
  plannedTimes,
} from '@/lib/plan/first-answers';

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
    expect(plannedTimes(withDetails({ time: '17:30' }))).toEqual({ start: '17:30', end: null });
  });

  it('give the plan the begin of the named occasion, until begin or end are chosen', () => {
    expect(plannedStart(blank)).toBe('18:00');
    expect(plannedStart({ ...blank, eventType: 'business-lunch' })).toBe('12:00');
    const chosen = { ...withDetails({ timeEnd: '23:00' }), eventType: 'business-lunch' } as const;
    expect(plannedStart(chosen)).toBe('18:00');
  });

  it('replace times that were proposed for another occasion', () => {
    const wedding: Draft = {
      ...withDetails({ time: usualEvents.wedding.start, timeEnd: usualEvents.wedding.end }),
      eventType: 'wedding',
      timeChosen: true,
    };
    expect(plannedTimes(chooseOccasion(wedding, 'conference'))).toEqual({ start: '09:00', end: '17:00' });
  });
});
