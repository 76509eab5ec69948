import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { callServer } from '@/lib/server/database/call-server';
import { addressHash } from '@/lib/server/database/service-client';

const hash = (userId: string) => addressHash(`calendar-feed:${userId}`);

/** What opens the calendar's feed for one staff member: id and keyed hash. It ends with the membership. */
export const feedKey = (userId: string): string => `${userId}.${hash(userId)}`;

const staffSchema = z.array(z.object({ userId: z.string(), isActive: z.boolean() }));

/** Whether a key is one of a staff member of today. @throws Error when the backend cannot be reached. */
export async function isFeedKey(key: string): Promise<boolean> {
  const [userId = '', sent = ''] = key.split('.');
  const [right, given] = [Buffer.from(hash(userId)), Buffer.from(sent)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
  const members = staffSchema.parse(await callServer('list_staff'));
  return members.some((member) => member.userId === userId && member.isActive);
}
