import { useEffect, useState } from 'react';

/** Long enough for what was chosen or typed to be painted, and for the next key. */
const pauseMs = 100;

/** A value once it has stood still; `null` at first, so that what is slow to work out never delays an answer to a touch. */
export function useSettled<T>(value: T): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(setSettled, pauseMs, value);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
