import { useSyncExternalStore } from 'react';
import type { PersistedStore } from './persisted-store';

/** The value of a persisted store; the fallback on the server and until hydration. */
export function useStore<T>(store: PersistedStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
