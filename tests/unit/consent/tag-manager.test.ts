import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentSignals } from '@/lib/analytics/consent-mode';
import { startAnalytics } from '@/lib/analytics/tag-manager';
import { analyticsDelayMs, whenAllowed } from '@/lib/analytics/when-allowed';
import { allCategories, type ConsentChoice, noCategories } from '@/lib/consent/consent';

/** A consent that a test changes, and a host that writes down what it is asked for. */
function setUp(first: ConsentChoice, container = 'GTM-TEST1') {
  let choice = first;
  const listeners = new Set<() => void>();
  const queue: unknown[] = [];
  const loaded: string[] = [];
  const restart = vi.fn();
  const consent = {
    get: () => choice,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const host = {
    container: async () => container || undefined,
    push: (entry: unknown) => queue.push(entry),
    load: (address: string) => loaded.push(address),
    restart,
  };
  const started: (() => void)[] = [];
  const end = whenAllowed(consent, () => started.push(startAnalytics(consent, host)));
  const decide = async (next: ConsentChoice) => {
    choice = next;
    for (const listener of listeners) listener();
    // The container's name is asked for first.
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, loaded, restart, end, decide, listeners, started };
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
  it('waits 3.5 s after the start and loads once with consent from before', async () => {
    const { loaded } = setUp(allCategories);
    await vi.advanceTimersByTimeAsync(analyticsDelayMs - 1);
    expect(loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(analyticsDelayMs).toBe(3500);
  });

  it('loads at once on a consent event, and never twice', async () => {
    const { loaded, decide, started } = setUp(noCategories);
    await decide({ ...noCategories, statistics: true });
    expect(loaded).toHaveLength(1);
    await decide(allCategories);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loaded).toHaveLength(1);
    expect(started).toHaveLength(1);
  });

  it('queues nothing and loads nothing without statistics or marketing', async () => {
    const { loaded, queue, decide, started } = setUp(noCategories);
    await decide({ ...noCategories, preferences: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([loaded, queue, started]).toEqual([[], [], []]);
    await decide({ ...noCategories, marketing: true });
    expect(loaded).toHaveLength(1);
  });

  it('denies every signal first and then grants only those of the allowed category', async () => {
    const { queue, decide } = setUp(noCategories);
    await decide({ ...noCategories, statistics: true });
    expect(commands(queue)).toEqual([
      ['consent', 'default', consentSignals(noCategories)],
      ['consent', 'update', { ...consentSignals(noCategories), analytics_storage: 'granted' }],
    ]);
    expect(queue.at(-1)).toMatchObject({ event: 'gtm.js' });
  });

  it('passes later choices on and starts anew without it after a withdrawal', async () => {
    const { queue, decide, restart } = setUp(noCategories);
    await decide(allCategories);
    await decide({ ...noCategories, marketing: true });
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
    await decide(noCategories);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('loads nothing when consent is withdrawn while the container is asked for', async () => {
    const { loaded, queue, decide } = setUp(noCategories);
    await Promise.all([decide(allCategories), decide(noCategories)]);
    expect([loaded, queue]).toEqual([[], []]);
  });

  it('ends its timer and its listening', async () => {
    const { loaded, end, listeners, decide, started } = setUp(allCategories);
    end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loaded).toEqual([]);
    expect(listeners.size).toBe(0);
    const other = setUp(noCategories);
    await other.decide(allCategories);
    other.started[0]?.();
    expect(other.listeners.size).toBe(0);
    await decide(allCategories);
    expect(started).toEqual([]);
  });
});
