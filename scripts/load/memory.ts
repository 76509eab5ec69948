import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB; null where the system does not tell. */
export function residentMegabytes(pid: number): number | null {
  try {
    const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return line ? Number(line) / 1024 : null;
  } catch {
    return null;
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * How much memory grows over a series of equally spaced samples, as a share of its median. The slope is the median of the
 * slopes between all pairs (Theil and Sen), which a few collections of garbage do not move.
 */
export function measureGrowth(samples: readonly number[]): number {
  const slopes: number[] = [];
  for (let from = 0; from < samples.length; from += 1) {
    for (let to = from + 1; to < samples.length; to += 1) {
      slopes.push(((samples[to] ?? 0) - (samples[from] ?? 0)) / (to - from));
    }
  }
  return (median(slopes) * (samples.length - 1)) / median(samples);
}
