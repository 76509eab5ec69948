import { AsyncLocalStorage } from 'node:async_hooks';
import { log } from '@/lib/base/log';

const key = Symbol.for('seegut.backend.quiet');
const host: typeof globalThis & { [key]?: AsyncLocalStorage<boolean> } = globalThis;
const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** The SQLSTATE of a database error (PostgreSQL, appendix A), the only part of it that holds no visitor's data. */
function sqlState(values: readonly unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string') {
      return /^[0-9A-Z]{5}$/.test(value.code) ? value.code : null;
    }
  }
  return null;
}

/**
 * Replaces the console's methods once per process; outside of backend work they behave as before. The marker is
 * shared through the process, because a bundler may load this file several times.
 */
function install(): AsyncLocalStorage<boolean> {
  const inside = new AsyncLocalStorage<boolean>();
  for (const method of methods) {
    const original = host.console[method].bind(host.console);
    host.console[method] = (...values: unknown[]) => {
      if (!inside.getStore()) return original(...values);
      inside.run(false, () => log.warn('backend.message', { method, state: sqlState(values) }));
    };
  }
  return inside;
}

/**
 * Runs backend work whose console output is reduced to a code: the library prints failed statements with their
 * parameters, and those are what visitors typed.
 */
export function withRedactedConsole<T>(work: () => Promise<T>): Promise<T> {
  host[key] ??= install();
  return host[key].run(true, work);
}

/** For the backend's own messages, which hold no data, from inside of `withRedactedConsole`. */
export const unredacted = (work: () => void): void => (host[key] ? host[key].run(false, work) : work());
