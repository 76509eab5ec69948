import { isRecord } from '@/lib/base/is-record';

/** Text that Postgres can store: no NUL, no unpaired surrogates. */
const isText = (text: string) => !/\p{Surrogate}/u.test(text) && !text.includes('\u0000');

/** More levels than the library's client ever sends. */
const maxDepth = 8;

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(([key, entry]) => isText(key) && isStorable(entry, depth + 1));
}

/**
 * Whether the sign-in library can work with a body. It stores what it is given as it is: text that Postgres cannot keep,
 * or user data that is no object, would end in a server error.
 */
export const isUsableBody = (body: Readonly<Record<string, unknown>>): boolean =>
  isStorable(body) && (body.data === undefined || body.data === null || isRecord(body.data));
