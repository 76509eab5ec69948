import { useCallback, useRef, useState } from 'react';

/**
 * A module that is fetched when it is first needed. `load` may be called as often as one likes and
 * resolves to undefined when the network fails, so that the caller can fall back; the next call tries again.
 */
export function useOnDemand<Module>(fetchModule: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  const pending = useRef<Promise<Module | undefined>>(undefined);
  const load = useCallback((): Promise<Module | undefined> => {
    pending.current ??= fetchModule().then(
      (loaded) => {
        setModule(loaded);
        return loaded;
      },
      () => {
        pending.current = undefined;
        return undefined;
      },
    );
    return pending.current;
  }, [fetchModule]);
  return { module, load };
}
