let opened: number | null = null;

/** Of a plan that was begun before this page was opened. */
const earlierMs = 60_000;

/**
 * Notes that the configurator was opened; only the first call counts. The human test measures from here, because
 * whoever comes back to a finished plan may send it at once.
 * @param hasPlan a plan from an earlier page is there.
 */
export function noteOpening(hasPlan: boolean): void {
  opened ??= hasPlan ? performance.now() - earlierMs : performance.now();
}

/** Milliseconds since the visitor began. */
export const elapsedMs = (): number => Math.round(performance.now() - (opened ?? 0));
