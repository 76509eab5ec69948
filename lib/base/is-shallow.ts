/**
 * Whether a value from JSON is nested at most `maxDepth` levels deep. Bodies of a few kilobytes can be thousands of levels deep, which
 * Postgres rejects and recursive code overflows on; this stops at the limit.
 */
export function isShallow(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (maxDepth === 0) return false;
  return Object.values(value).every((entry) => isShallow(entry, maxDepth - 1));
}
