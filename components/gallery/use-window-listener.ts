import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `listener` on each window event of that name. */
export function useWindowListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const onEvent = (event: WindowEventMap[Name]) => handle(event);
    window.addEventListener(name, onEvent);
    return () => window.removeEventListener(name, onEvent);
  }, [name]);
}
