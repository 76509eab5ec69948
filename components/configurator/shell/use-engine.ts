import { useSyncExternalStore } from 'react';
import { engineStore } from '@/lib/plan/browser/engine-store';
import type { Engine } from '@/lib/plan/engine';

const useEngineState = () =>
  useSyncExternalStore(engineStore.subscribe, engineStore.get, engineStore.getServer);

/** What works plans out; `null` until somebody chooses or a stored plan is read. */
export function useEngine(): Engine | null {
  const state = useEngineState();
  return typeof state === 'string' ? null : state;
}

/** True while a stored plan cannot be shown yet. */
export const useIsPlanAwaited = (): boolean => useEngineState() === 'awaited';
