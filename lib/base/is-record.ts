/** An object of unknown content, as JSON gives it. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: neither `null` nor an array. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
