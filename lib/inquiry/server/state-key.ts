import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { addressHash } from '@/lib/server/database/service-client';

/** An inquiry, and how often the links to it were renewed. */
type Linked = { readonly reference: string; readonly linkVersion: number };

/**
 * What proves that somebody may see the state of an inquiry: a keyed hash of its reference and of the number of its link,
 * 43 characters. The prefix keeps it apart from hashes of client addresses, which share the secret.
 */
export const stateKey = ({ reference, linkVersion }: Linked): string =>
  addressHash(`inquiry-state:${reference}:${linkVersion}`);

/** Compares in constant time, whatever was sent. */
export function isStateKey(inquiry: Linked, key: string): boolean {
  const right = Buffer.from(stateKey(inquiry));
  const sent = Buffer.from(key);
  return right.length === sent.length && timingSafeEqual(right, sent);
}
