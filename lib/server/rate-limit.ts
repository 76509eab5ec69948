import 'server-only';
import { z } from 'zod';
import { callServer } from '@/lib/server/database/call-server';
import { addressHash } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';

const minute = 60;
const hour = 60 * minute;

/**
 * Uses per subject and period in seconds. All are counted in the database, so that every process of a site shares them;
 * how many mails a mailbox gets is counted there as well (`private.take_mail`).
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

/** The arguments under which SQL counts a use; only a keyed hash of the subject leaves the process. */
export function rateLimitBucket({ name, subject }: RateLimit) {
  return { bucket: `${name}:${addressHash(subject)}`, ...rateLimits[name]() };
}

const rejectionSchema = z.object({ index: z.number().int(), retryAfterSeconds: z.number() }).nullable();

export type RateLimitRejection = { readonly limit: RateLimit; readonly retryAfterSeconds: number };

const timeoutMs = 5_000;

/**
 * Counts one use of each limit, in order, until one is exhausted. Null when all allow it.
 * @throws Error when the backend cannot be reached.
 */
export async function consumeRateLimits(limits: readonly RateLimit[]): Promise<RateLimitRejection | null> {
  if (limits.length === 0) return null;
  const answer = await callServer(
    'consume_rate_limits',
    { p_limits: limits.map(rateLimitBucket) },
    timeoutMs,
  );
  const rejection = rejectionSchema.parse(answer);
  const limit = rejection && limits[rejection.index];
  return limit ? { limit, retryAfterSeconds: rejection.retryAfterSeconds } : null;
}

/** Resets the counts, after a success showed that it was no attack. @throws Error as above. */
export async function resetRateLimits(limits: readonly RateLimit[]): Promise<void> {
  if (limits.length === 0) return;
  await callServer(
    'reset_rate_limits',
    { p_buckets: limits.map((limit) => rateLimitBucket(limit).bucket) },
    timeoutMs,
  );
}
