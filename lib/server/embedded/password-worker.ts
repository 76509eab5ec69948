import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createQueue } from '@/lib/server/queue';

/** `hash` set: compare with it; else make a hash at that cost. */
export type PasswordTask = { readonly password: string; readonly hash?: string; readonly cost?: number };

/** Runs in the worker; null = not possible. A string, because bundlers would have to be told about a file of its own. */
const program = `
const { parentPort } = require('node:worker_threads');
const library = import('bcryptjs');
parentPort.on('message', async ({ password, hash, cost }) => {
  try {
    const { default: bcrypt } = await library;
    parentPort.postMessage(hash === undefined ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash));
  } catch {
    parentPort.postMessage(null);
  }
});`;

/**
 * A thread that works through bcrypt tasks one after the other, so that neither pages nor the database wait for them. It
 * starts with the first task, keeps no process alive, and is replaced when it ends.
 * @returns a function that rejects when too many tasks wait or the thread cannot work.
 */
export function createPasswordWorker(): (task: PasswordTask) => Promise<boolean | string> {
  // Some seven seconds of work: twice as much, and nobody waits for the answer any more.
  const queue = createQueue({ max: 100, retryAfterSeconds: 7 });
  let running: { readonly worker: Worker; readonly ended: AbortSignal } | null = null;

  function start() {
    const worker = new Worker(program, { eval: true });
    const end = new AbortController();
    worker.unref();
    // What ends the thread rejects its task; without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      running = null;
      end.abort();
    });
    return { worker, ended: end.signal };
  }

  return (task) =>
    queue.run(async () => {
      running ??= start();
      const answer = once(running.worker, 'message', { signal: running.ended });
      running.worker.postMessage(task);
      const [value] = await answer;
      if (value === null) throw new Error('The password could not be processed.');
      return value as boolean | string;
    });
}
