import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { callServer } from '@/lib/server/database/call-server';
import { addressHash } from '@/lib/server/database/service-client';

/**
 * What opens the calendar's feed for one staff member: id and keyed hash; `null` for everybody else. It ends with the
 * membership, with a new password, and when the member renews it.
 * @throws Error when the backend cannot be reached.
 */
export async function feedKey(userId: string): Promise<string | null> {
  if (!z.guid().safeParse(userId).success) return null;
  const version = z
    .number()
    .nullable()
    .parse(await callServer('feed_version', { p_user_id: userId }));
  return version === null ? null : `${userId}.${addressHash(`calendar-feed:${userId}:${version}`)}`;
}

/** Whether a key is one of a staff member of today. @throws Error when the backend cannot be reached. */
export async function isFeedKey(key: string): Promise<boolean> {
  const right = Buffer.from((await feedKey(key.split('.')[0] ?? '')) ?? '');
  const given = Buffer.from(key);
  return right.length > 0 && right.length === given.length && timingSafeEqual(right, given);
}
