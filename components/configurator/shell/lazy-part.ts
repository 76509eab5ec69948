import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isSiteReachable } from '@/lib/base/site-reachable';

const retryMs = 10_000;

/** Resolves when the connection is back, or after a while. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    window.addEventListener('online', done);
  });

/** Tries again when the connection is back. Rejects for what a site within reach does not have any more. */
export async function loadPersistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // A file that a site within reach does not have any more: only another page helps.
      if (await isSiteReachable()) throw error;
      await nextChance();
    }
  }
}

/**
 * A part that arrives after the step around it. Without a connection its `Suspense` shows the fallback until there is
 * one: nothing replaces what is already on the screen. Rejects, as `lazy` does, for a file that is gone after a deploy.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadPersistently(load) }));
