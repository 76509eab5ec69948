import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { addressHash } from '@/lib/server/database/service-client';

/**
 * What proves that somebody may see the state of an inquiry: a keyed hash of its reference, 43 characters. The prefix
 * keeps it apart from hashes of client addresses, which share the secret.
 */
export const stateKey = (reference: string): string => addressHash(`inquiry-state:${reference}`);

/** Compares in constant time, whatever was sent. */
export function isStateKey(reference: string, key: string): boolean {
  const right = Buffer.from(stateKey(reference));
  const sent = Buffer.from(key);
  return right.length === sent.length && timingSafeEqual(right, sent);
}
