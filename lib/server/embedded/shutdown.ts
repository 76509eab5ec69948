import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/base/log';

type Closable = { readonly close: () => Promise<void>; readonly release: () => void };
type Task = () => Promise<unknown>;

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Unfinished work may hold up the end for this long. */
const timeoutMs = 9_000;

type Shutdown = { readonly tasks: Set<Task>; readonly backends: Set<Closable>; ended?: Promise<void> };

/** One for the process: the server and Next's bundles load this file each for themselves. */
const key = Symbol.for('seegut.backend.shutdown');
const host: typeof globalThis & { [key]?: Shutdown } = globalThis;

function state(): Shutdown {
  host[key] ??= { tasks: new Set(), backends: new Set() };
  return host[key];
}

/** Has `task` end before the backend closes, for work that still needs it. */
export function beforeClosing(task: Task) {
  state().tasks.add(task);
}

async function endAll({ tasks, backends }: Shutdown): Promise<void> {
  const unfinished = Promise.allSettled([...tasks].map((task) => task()));
  await Promise.race([unfinished, pause(timeoutMs, undefined, { ref: false })]);
  const closed = await Promise.allSettled([...backends].map((backend) => backend.close()));
  if (closed.some(({ status }) => status === 'rejected')) log.error('backend.close_failed');
}

/** Lets work end, then closes the backend; the same promise however often it is called. Never rejects. */
export function shutDown(): Promise<void> {
  const shutdown = state();
  shutdown.ended ??= endAll(shutdown);
  return shutdown.ended;
}

/**
 * Closes the backend when the process is asked to end. `server.ts` listens to the same signals and decides when to exit;
 * when nobody else does, the signal is raised again so that it has its usual effect.
 */
export function closeOnExit(backend: Closable) {
  state().backends.add(backend);
  for (const signal of signals) {
    process.once(signal, () => {
      void shutDown().finally(() => {
        if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
      });
    });
  }
  process.once('exit', backend.release);
}
