import { log } from '@/lib/log';

type Closable = { readonly close: () => Promise<void>; readonly release: () => void };

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Closes the backend when the process is asked to end. The server that hosts it usually listens to the same signals
 * and decides when to exit; when nobody else does, the signal is raised again so that it has its usual effect.
 */
export function closeOnExit(backend: Closable, before: () => Promise<void> = async () => undefined) {
  for (const signal of signals) {
    process.once(signal, () => {
      before()
        .catch(() => undefined)
        .then(() => backend.close())
        .catch(() => log.error('backend.close_failed'))
        .finally(() => {
          if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
        });
    });
  }
  process.once('exit', backend.release);
}
