import 'server-only';
import { CompiledQuery } from 'kysely';
import { db, type Statements } from '@/lib/server/database/database';
import { addressHash, connect } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';
import { type Counter, countUse } from './count-use';
import { mailCounter } from './mailbox-budget';

const minute = 60;
const hour = 60 * minute;

/**
 * Uses per subject and period in seconds. All are counted in the database, so that every process of a site shares them.
 */
const rateLimits = {
  /** Inquiries of a client address. */
  inquiry: () => ({ max: env().INQUIRY_LIMIT_PER_HOUR, windowSeconds: hour }),
  /** Contact messages of a client address. */
  contact: () => ({ max: env().INQUIRY_LIMIT_PER_HOUR, windowSeconds: hour }),
  /** Looks at a plan page from a client address. */
  plan: () => ({ max: 40 * env().INQUIRY_LIMIT_PER_HOUR, windowSeconds: hour }),
  /** Questions, changes and decisions on a plan page, from a client address. */
  'plan-action': () => ({ max: 6 * env().INQUIRY_LIMIT_PER_HOUR, windowSeconds: hour }),
  /** Saves of one account's draft, which a browser sends at most every 1.2 seconds while somebody changes it. */
  draft: () => ({ max: 600, windowSeconds: hour }),
  /** The same of all accounts from a client address: accounts are quickly made. */
  'client-drafts': () => ({ max: 20 * env().ACCOUNT_LIMIT_PER_HOUR, windowSeconds: hour }),
  /** Everything about accounts from a client address. */
  account: () => ({ max: env().ACCOUNT_LIMIT_PER_HOUR, windowSeconds: hour }),
  /** Wrong passwords for one address from one client address; success resets it. */
  guess: () => ({ max: 10, windowSeconds: 15 * minute }),
};

export type RateLimit = { readonly name: keyof typeof rateLimits; readonly subject: string };

/** The counter of a limit; only a keyed hash of the subject leaves the process. */
export function rateLimitBucket({ name, subject }: RateLimit): Counter {
  return { bucket: `${name}:${addressHash(subject)}`, ...rateLimits[name]() };
}

const countOn = (on: Statements, counter: Counter) =>
  countUse((text, values) => on.executeQuery(CompiledQuery.raw(text, [...values])), counter);

/** Counts one use, as part of a transaction or by itself. 0 when it is allowed, else the seconds until the next one is. */
export const takeUse = (on: Statements, limit: RateLimit): Promise<number> =>
  countOn(on, rateLimitBucket(limit));

/** Counts one mail that strangers can cause; false when the mailbox has had enough for now. */
export const takeMail = async (on: Statements, address: string): Promise<boolean> =>
  (await countOn(on, mailCounter(address, 'confirmation', connect().addressSecret))) === 0;

export type RateLimitRejection = { readonly limit: RateLimit; readonly retryAfterSeconds: number };

/**
 * Counts one use of each limit, in order, until one is exhausted. Null when all allow it.
 * @throws Error when the backend cannot be reached.
 */
export async function consumeRateLimits(limits: readonly RateLimit[]): Promise<RateLimitRejection | null> {
  for (const limit of limits) {
    const retryAfterSeconds = await takeUse(db(), limit);
    if (retryAfterSeconds > 0) return { limit, retryAfterSeconds };
  }
  return null;
}

/** Resets the counts, after a success showed that it was no attack. @throws Error as above. */
export async function resetRateLimits(limits: readonly RateLimit[]): Promise<void> {
  const buckets = limits.map((limit) => rateLimitBucket(limit).bucket);
  if (buckets.length > 0) await db().deleteFrom('rate_limits').where('bucket', 'in', buckets).execute();
}
