/** An object of unknown content, as JSON gives it. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: neither `null` nor an array. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an object holds under a key of its own; `undefined` for anything else. */
export const ownValue = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
