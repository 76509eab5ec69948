import { createStore } from '@/lib/browser-store/create-store';
import type { Engine } from '@/lib/plan/engine';
import { draftStore } from './draft-store';

/** `awaited`: a stored plan is there, of which nothing can be shown or changed before. */
export type EngineState = 'unneeded' | 'awaited' | 'failed' | Engine;

/** True where a plan was stored when the page was opened. */
export const isAwaitedFirst = draftStore.isStored();

/** What works plans out, once it is there; the same for all parts of a page and for all steps. */
export const engineStore = createStore<EngineState>(isAwaitedFirst ? 'awaited' : 'unneeded');

let pending: Promise<Engine> | null = null;

/** Fetches it, once; rejects when it cannot be fetched, and the next call tries again. */
export function loadEngine(): Promise<Engine> {
  pending ??= import('@/lib/plan/engine').then(
    ({ engine }) => {
      engineStore.set(engine);
      return engine;
    },
    (error: unknown) => {
      pending = null;
      engineStore.set('failed');
      throw error;
    },
  );
  return pending;
}
