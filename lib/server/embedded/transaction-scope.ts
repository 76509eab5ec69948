import { AsyncLocalStorage } from 'node:async_hooks';

// One per process, however often a bundler loads this file.
const key = Symbol.for('seegut.transaction');
const host: typeof globalThis & { [key]?: AsyncLocalStorage<true> } = globalThis;
host[key] ??= new AsyncLocalStorage<true>();
const scope = host[key];

/**
 * @throws Error inside a transaction: what is asked beside it is no part of it, and on the embedded database, whose one
 * session the transaction holds, the caller would wait for itself.
 */
export function assertNoTransaction(): void {
  if (scope.getStore()) throw new Error('A transaction may not begin another, nor ask beside itself.');
}

/** Does `work` as a transaction that has its connection already. */
export const inTransaction = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work);
