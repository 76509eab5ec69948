export type Mutex = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * One task at a time, in order of arrival. The embedded Postgres has a single session: statements of two requests
 * would interleave, and one would run with the other's role.
 */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
