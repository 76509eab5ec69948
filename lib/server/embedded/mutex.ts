/** Runs a task when no other runs; `urgent` ones go before all that wait. */
export type Mutex = <T>(task: () => Promise<T>, urgent?: boolean) => Promise<T>;

/**
 * One task at a time, urgent ones first, else in order of arrival. The embedded Postgres has a single session: statements
 * of two requests would interleave, and one would run with the other's role.
 */
export function createMutex(): Mutex {
  const urgentTurns: (() => void)[] = [];
  const turns: (() => void)[] = [];
  let busy = false;
  return async (task, urgent = false) => {
    // A task continues here, in its caller's asynchronous context, not in that of the task before it.
    if (busy) await new Promise<void>((start) => (urgent ? urgentTurns : turns).push(start));
    busy = true;
    try {
      return await task();
    } finally {
      const next = urgentTurns.shift() ?? turns.shift();
      if (next) next();
      else busy = false;
    }
  };
}
