import { AsyncLocalStorage } from 'node:async_hooks';

// One per process, however often a bundler loads this file.
const key = Symbol.for('seegut.transaction');
const host: typeof globalThis & { [key]?: AsyncLocalStorage<true> } = globalThis;
host[key] ??= new AsyncLocalStorage<true>();
const scope = host[key];

/**
 * @throws Error inside a transaction: the embedded database has one session, which the transaction holds, so that the
 * caller would wait for itself.
 */
export function assertNoTransaction(): void {
  if (scope.getStore()) throw new Error('A transaction may not begin another, nor ask the backend.');
}

/** Does `work` as a transaction. @throws Error inside another. */
export function enterTransaction<T>(work: () => Promise<T>): Promise<T> {
  assertNoTransaction();
  return scope.run(true, work);
}
