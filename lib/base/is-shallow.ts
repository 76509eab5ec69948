/**
 * Whether a value from JSON is nested at most so deep. Bodies of a few kilobytes can be thousands of levels deep, which
 * Postgres refuses to store and recursive code cannot walk; this stops at the limit.
 */
export function isShallow(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (maxDepth === 0) return false;
  return Object.values(value).every((entry) => isShallow(entry, maxDepth - 1));
}
