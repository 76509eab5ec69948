import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/base/log';

type Closable = { readonly close: () => Promise<void>; readonly release: () => void };
type Task = () => Promise<unknown>;

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Longest that unfinished work may delay closing. */
const timeoutMs = 10_000;

const key = Symbol.for('seegut.backend.shutdown');
const host: typeof globalThis & { [key]?: Set<Task> } = globalThis;

function tasks(): Set<Task> {
  host[key] ??= new Set();
  return host[key];
}

/** Has `task` end before the backend closes, for work that still needs it. */
export function beforeClosing(task: Task) {
  tasks().add(task);
}

/**
 * Closes the backend when the process is asked to end. The server that hosts it usually listens to the same signals
 * and decides when to exit; when nobody else does, the signal is raised again so that it has its usual effect.
 */
export function closeOnExit(backend: Closable) {
  for (const signal of signals) {
    process.once(signal, () => {
      const unfinished = Promise.allSettled([...tasks()].map((task) => task()));
      Promise.race([unfinished, pause(timeoutMs, undefined, { ref: false })])
        .then(() => backend.close())
        .catch(() => log.error('backend.close_failed'))
        .finally(() => {
          if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
        });
    });
  }
  process.once('exit', backend.release);
}
