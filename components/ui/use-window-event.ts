import { useEffect } from 'react';

/** Calls `listener` on each window event of that name; `listener` must be stable. */
export function useWindowEvent(name: string, listener: () => void): void {
  useEffect(() => {
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name, listener]);
}
