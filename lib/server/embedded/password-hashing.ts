import { AsyncLocalStorage } from 'node:async_hooks';
import bcrypt from 'bcryptjs';
import { createPasswordWorker, type PasswordTask } from './password-worker';

type Results = Map<string, Promise<boolean | string>>;

type Hashing = {
  readonly results: AsyncLocalStorage<Results>;
  readonly run: (task: PasswordTask) => Promise<boolean | string>;
};

const key = Symbol.for('seegut.backend.passwords');
const host: typeof globalThis & { [key]?: Hashing } = globalThis;

/** As the library's own. */
const cost = 10;

/** Hash of no real password, so that rejecting an unknown address takes as long as rejecting a wrong password. */
export const nobodysHash = '$2b$10$lOom/hrqC4wQ6KMJT5Kbue68xA0unY2/dD.wbynoM5yXjydXJyVLy';

/**
 * The library hashes on the main thread, while its database serves nobody else. Its hashing functions are replaced once
 * per process by ones that ask a worker, and that already know what was asked before within `withPasswordResults`.
 */
function install(): Hashing {
  const hashing = { results: new AsyncLocalStorage<Results>(), run: createPasswordWorker() };
  Object.assign(bcrypt, {
    compare: (password: string, hash: string) => comparePassword(password, hash),
    hash: (password: string) => hashPassword(password),
  });
  return hashing;
}

function getHashing(): Hashing {
  host[key] ??= install();
  return host[key];
}

function runOnce(name: string, task: PasswordTask): Promise<boolean | string> {
  const { results, run } = getHashing();
  const known = results.getStore();
  const result = known?.get(name) ?? run(task);
  known?.set(name, result);
  return result;
}

/** Whether a password belongs to a stored hash. Rejects when too many wait. */
export const comparePassword = async (password: string, hash: string): Promise<boolean> =>
  (await runOnce(`compare ${hash} ${password}`, { password, hash })) === true;

/** A hash to store. Rejects when too many wait. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await runOnce(`hash ${password}`, { password, cost }));

/**
 * What is compared or hashed during `work` is computed once: a request computes it before its turn, and the library,
 * during its turn, is handed the result.
 */
export const withPasswordResults = <T>(work: () => Promise<T>): Promise<T> =>
  getHashing().results.run(new Map(), work);
