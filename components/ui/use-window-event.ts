import { useEffect, useEffectEvent } from 'react';

type WindowEvent<Name extends string> = Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event;

/** Calls the latest `listener` on each window event of that name. */
export function useWindowEvent<Name extends string>(
  name: Name,
  listener: (event: WindowEvent<Name>) => void,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const onEvent = (event: Event) => handle(event as WindowEvent<Name>);
    window.addEventListener(name, onEvent);
    return () => window.removeEventListener(name, onEvent);
  }, [name]);
}
