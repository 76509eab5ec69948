import { isRecord } from '@/lib/base/is-record';

/** Every place inside of a value, as keys from the outside in. */
export const placesIn = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
  isRecord(value) || Array.isArray(value)
    ? [at, ...Object.entries(value).flatMap(([key, inside]) => placesIn(inside, [...at, key]))]
    : [at];

/** The body with raw JSON at one of its places. */
export function replaceAt(value: unknown, [first, ...rest]: readonly string[], raw: string): string {
  if (first === undefined) return raw;
  const entries = Object.entries(value as object).map(([key, inside]) => {
    const text = key === first ? replaceAt(inside, rest, raw) : JSON.stringify(inside);
    return Array.isArray(value) ? text : `${JSON.stringify(key)}:${text}`;
  });
  return Array.isArray(value) ? `[${entries}]` : `{${entries}}`;
}
