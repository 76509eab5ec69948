import { useSyncExternalStore } from 'react';
import { type EngineState, engineStore } from '@/lib/plan/browser/engine-store';
import type { Engine } from '@/lib/plan/engine';

export const useEngineState = (): EngineState =>
  // A server knows of no stored plan, so nothing is awaited until the page has hydrated.
  useSyncExternalStore(engineStore.subscribe, engineStore.get, (): EngineState => 'unneeded');

/** What works plans out; `null` until somebody chooses or a stored plan is read. */
export function useEngine(): Engine | null {
  const state = useEngineState();
  return typeof state === 'string' ? null : state;
}
