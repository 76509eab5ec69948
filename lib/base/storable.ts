/**
 * Text that Postgres can keep: JavaScript strings may hold the NUL character and halves of surrogate pairs, both of
 * which `text` and `jsonb` reject (PostgreSQL, "Character Types" and "JSON Types").
 */
export const storableText = (text: string): string =>
  text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\u0000', '');

/** The same for every text and every key inside a JSON value. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storableText(key), storableJson(entry)]),
  );
}
