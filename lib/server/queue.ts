import { setImmediate as otherEvents } from 'node:timers/promises';
import { createMutex } from './embedded/mutex';

/** So much work waits that nothing is added; whoever answers says so with 429 and `Retry-After`. */
class BusyError extends Error {
  override name = 'BusyError';
  constructor(readonly retryAfterSeconds: number) {
    super('Too much work waits.');
  }
}

/** By name, because bundles have classes of their own. */
export const isBusy = (error: unknown): error is BusyError =>
  error instanceof Error && error.name === 'BusyError';

type Limits = {
  /** Tasks that may wait at once, with the one that runs. */
  readonly max: number;
  /** About as long as the whole queue takes. */
  readonly retryAfterSeconds: number;
};

/**
 * A bounded queue for work that takes the processor: one task at a time, and between two of them everything else has its
 * turn at the event loop.
 */
export function createQueue({ max, retryAfterSeconds }: Limits) {
  const exclusively = createMutex();
  let count = 0;
  return {
    /** Runs a task in its turn. Rejects with BusyError when too many wait. */
    run: async <T>(task: () => T | Promise<T>): Promise<T> => {
      if (count >= max) throw new BusyError(retryAfterSeconds);
      count += 1;
      try {
        return await exclusively(async () => {
          await otherEvents();
          return task();
        });
      } finally {
        count -= 1;
      }
    },
  };
}

type Queue = ReturnType<typeof createQueue>;

const key = Symbol.for('seegut.computations');
const host: typeof globalThis & { [key]?: Queue } = globalThis;

/** The process's queue for what is computed for one visitor and takes longer than a page: PDF files. */
export function computations(): Queue {
  host[key] ??= createQueue({ max: 50, retryAfterSeconds: 5 });
  return host[key];
}
