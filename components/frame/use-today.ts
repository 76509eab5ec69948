import { useSyncExternalStore } from 'react';
import { berlinDay } from '@/lib/base/berlin-day';

const minuteMs = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

/** The day in Berlin, YYYY-MM-DD; during hydration the day given, so that it matches the HTML. */
export function useToday(atFirst: string): string {
  return useSyncExternalStore(
    everyMinute,
    () => berlinDay(new Date()),
    () => atFirst,
  );
}
