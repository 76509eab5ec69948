import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** `hash` set: compare with it; else make a hash at that cost. */
export type PasswordTask = { readonly password: string; readonly hash?: string; readonly cost?: number };

const resultSchema = z.object({ id: z.number(), value: z.union([z.boolean(), z.string()]).optional() });

/** Runs in the worker. A string, because bundlers would have to be told about a file of its own. */
const program = `
const { parentPort } = require('node:worker_threads');
const library = import('bcryptjs');
parentPort.on('message', async ({ id, password, hash, cost }) => {
  try {
    const { default: bcrypt } = await library;
    const value = hash === undefined ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
    parentPort.postMessage({ id, value });
  } catch {
    parentPort.postMessage({ id });
  }
});`;

/** Tasks that may wait at once; some 15 seconds of work, after which nobody waits for an answer any more. */
const maxPending = 200;

type Pending = {
  readonly resolve: (value: boolean | string) => void;
  readonly reject: (reason: Error) => void;
};

/**
 * A thread that works through bcrypt tasks one after the other, so that neither pages nor the database wait for them. It
 * starts with the first task, keeps no process alive, and is replaced when it ends.
 * @returns a function that rejects when too many tasks wait or the thread cannot work.
 */
export function createPasswordWorker(): (task: PasswordTask) => Promise<boolean | string> {
  let worker: Worker | null = null;
  let count = 0;
  const pending = new Map<number, Pending>();

  function end(failed: Worker) {
    if (worker !== failed) return;
    worker = null;
    for (const { reject } of pending.values()) reject(new Error('The password worker has ended.'));
    pending.clear();
  }

  function start(): Worker {
    const started = new Worker(program, { eval: true });
    started.unref();
    started.on('message', (message: unknown) => {
      const { id, value } = resultSchema.parse(message);
      const task = pending.get(id);
      pending.delete(id);
      if (value === undefined) task?.reject(new Error('The password could not be processed.'));
      else task?.resolve(value);
    });
    started.on('error', () => end(started));
    started.on('exit', () => end(started));
    return started;
  }

  return (task) => {
    if (pending.size >= maxPending) return Promise.reject(new Error('Too many passwords wait.'));
    worker ??= start();
    const id = count++;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker?.postMessage({ id, ...task });
    });
  };
}
