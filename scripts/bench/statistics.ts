/** The middle value; the mean of the two middle ones for an even count; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) return Number.NaN;
  return sorted.length % 2 === 0 && low !== undefined ? (low + high) / 2 : high;
}

/** Smallest and largest value as `12–15`, written by the given function. */
export function spread(values: readonly number[], write: (value: number) => string): string {
  return `${write(Math.min(...values))}–${write(Math.max(...values))}`;
}

/** Collects samples by name, in the order in which the names first appeared. */
export class Samples {
  private readonly values = new Map<string, number[]>();

  add(name: string, value: number): void {
    const known = this.values.get(name);
    if (known) known.push(value);
    else this.values.set(name, [value]);
  }

  all(name: string): readonly number[] {
    return this.values.get(name) ?? [];
  }

  median(name: string): number {
    return median(this.all(name));
  }
}
