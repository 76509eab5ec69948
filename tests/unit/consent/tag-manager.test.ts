import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentSignals } from '@/lib/analytics/consent-mode';
import { analyticsDelayMs, startAnalytics } from '@/lib/analytics/tag-manager';
import { allCategories, type ConsentChoice, noCategories } from '@/lib/consent/consent';

/** A consent that a test changes, and a host that writes down what it is asked for. */
function setUp(first: ConsentChoice) {
  let choice = first;
  const listeners = new Set<() => void>();
  const queue: unknown[] = [];
  const loaded: string[] = [];
  const restart = vi.fn();
  const end = startAnalytics(
    'GTM-TEST1',
    {
      get: () => choice,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    { push: (entry) => queue.push(entry), load: (address) => loaded.push(address), restart },
  );
  const decide = (next: ConsentChoice) => {
    choice = next;
    for (const listener of listeners) listener();
  };
  return { queue, loaded, restart, end, decide, listeners };
}

const commands = (queue: readonly unknown[]) =>
  queue
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Tag Manager', () => {
  it('waits 3.5 s after the start and loads once with consent from before', () => {
    const { loaded } = setUp(allCategories);
    vi.advanceTimersByTime(analyticsDelayMs - 1);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(analyticsDelayMs).toBe(3500);
  });

  it('loads at once on a consent event, and never twice', () => {
    const { loaded, decide } = setUp(noCategories);
    decide({ ...noCategories, statistics: true });
    expect(loaded).toHaveLength(1);
    decide(allCategories);
    vi.advanceTimersByTime(10_000);
    expect(loaded).toHaveLength(1);
  });

  it('queues nothing and loads nothing without statistics or marketing', () => {
    const { loaded, queue, decide } = setUp(noCategories);
    decide({ ...noCategories, preferences: true });
    vi.advanceTimersByTime(60_000);
    expect([loaded, queue]).toEqual([[], []]);
  });

  it('denies every signal first and then grants only those of the allowed category', () => {
    const { queue, decide } = setUp(noCategories);
    decide({ ...noCategories, statistics: true });
    expect(commands(queue)).toEqual([
      ['consent', 'default', consentSignals(noCategories)],
      ['consent', 'update', { ...consentSignals(noCategories), analytics_storage: 'granted' }],
    ]);
    expect(queue.at(-1)).toMatchObject({ event: 'gtm.js' });
  });

  it('passes later choices on and starts anew without it after a withdrawal', () => {
    const { queue, decide, restart } = setUp(noCategories);
    decide(allCategories);
    decide({ ...noCategories, marketing: true });
    expect(commands(queue).at(-1)).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
      },
    ]);
    expect(restart).not.toHaveBeenCalled();
    decide(noCategories);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('ends its timer and its listening', () => {
    const { loaded, end, listeners } = setUp(allCategories);
    end();
    vi.advanceTimersByTime(10_000);
    expect(loaded).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});

describe('Consent Mode v2', () => {
  it('denies the four required signals by default', () => {
    expect(consentSignals(noCategories)).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    });
  });
});
