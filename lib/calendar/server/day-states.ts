import 'server-only';
import { deliveriesPerDay } from '@/content/catering/rules';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays } from '@/lib/base/event-day';
import { log } from '@/lib/base/log';
import type { DayState } from '@/lib/calendar/availability';
import { db } from '@/lib/server/database/database';

type Known = { readonly busy: ReadonlyMap<string, DayState>; readonly readAt: number };

/** Days ahead that are known at once; plans reach no further. */
const horizonDays = 1_100;
/** How long an answer is as good as new. */
const freshMs = 60_000;
/** How long it is better than none, while the database is slow or away. */
const usableMs = 3_600_000;
/** What a visitor waits for a newer answer when there is an older one, and when there is none. */
const timeoutMs = { newer: 250, first: 3_000 };

type Cache = {
  known: Known | null;
  reading: Promise<void> | null;
  /** Grows with every change made here: an answer from before it is not kept. */
  changes: number;
};

/** One per process, however often a bundler loads this file. */
const key = Symbol.for('seegut.calendar.day_states');
const host: typeof globalThis & { [key]?: Cache } = globalThis;
host[key] ??= { known: null, reading: null, changes: 0 };
const cache: Cache = host[key];

async function read(): Promise<void> {
  const from = addDays(berlinDay(new Date()), -1);
  const before = cache.changes;
  const rows = await db()
    .selectFrom('bookings')
    .select(['day', 'kind', 'until'])
    .where('day', '>=', from)
    .where('day', '<=', addDays(from, horizonDays))
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', berlinDay(new Date()))]))
    .execute();
  const days = [...new Set(rows.map(({ day }) => day))].map((day): DayState => {
    const own = rows.filter((row) => row.day === day);
    const house = own.find(({ kind }) => kind === 'house');
    const deliveries = own.filter(({ kind }) => kind === 'delivery').length;
    return {
      day,
      house: house ? (house.until === null ? 'taken' : 'option') : 'free',
      delivery: deliveries >= deliveriesPerDay ? 'taken' : 'free',
    };
  });
  if (before !== cache.changes) return read();
  cache.known = { busy: new Map(days.map((state) => [state.day, state])), readAt: Date.now() };
}

function refresh(): Promise<void> {
  if (cache.reading) return cache.reading;
  const own = read()
    .catch((error: unknown) => {
      log.warn('calendar.not_read', { reason: error instanceof Error ? error.name : 'unknown' });
    })
    .finally(() => {
      if (cache.reading === own) cache.reading = null;
    });
  cache.reading = own;
  return own;
}

const isYounger = (age: number) => cache.known !== null && Date.now() - cache.known.readAt < age;

/** Lets the next visitor wait for a new answer; for whoever has just changed a day in this process. */
export function forgetDayStates(): void {
  cache.changes += 1;
  cache.known = null;
  cache.reading = null;
}

/**
 * The states of the days from `from` to `to`, both included and as `YYYY-MM-DD`, from an answer that is a minute old at
 * most, or up to an hour while the database is slow. Null when nothing is known: then nothing should be claimed.
 * Never throws and never waits longer than three seconds.
 */
export async function findDayStates(from: string, to: string): Promise<readonly DayState[] | null> {
  if (!isYounger(freshMs)) {
    const waited = refresh();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, isYounger(usableMs) ? timeoutMs.newer : timeoutMs.first);
    });
    await Promise.race([waited, timeout]);
    clearTimeout(timer);
  }
  const { known } = cache;
  if (!known || !isYounger(usableMs)) return null;
  const states: DayState[] = [];
  for (let day = from; day <= to && states.length <= horizonDays; day = addDays(day, 1)) {
    states.push(known.busy.get(day) ?? { day, house: 'free', delivery: 'free' });
  }
  return states;
}
