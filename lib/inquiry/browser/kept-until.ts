import { draftDays } from '@/content/retention';
import { addDays, toIsoDay } from '@/lib/base/event-day';

/** What a browser keeps of a sent inquiry; each value names the last day on which it is kept. */
export const sentKeys = { inquiry: 'seegut-last-inquiry', plan: 'seegut-sent-plan' } as const;

/** The day of the event, or the last day on which a draft would be kept, whichever comes first. */
export function keptUntil(eventDay: string, now: Date): string {
  const last = addDays(toIsoDay(now), draftDays);
  return eventDay !== '' && eventDay < last ? eventDay : last;
}

/** Whether a stored value has passed its day, or names none. */
export function isOver(stored: string, now = new Date()): boolean {
  const until = /"until":"(\d{4}-\d{2}-\d{2})"/.exec(stored)?.[1] ?? '';
  return until < toIsoDay(now);
}

/** Removes what has passed its day. Browser only; runs once a visit, so that no store has to be read for it. */
export function forgetSent(): void {
  try {
    for (const key of Object.values(sentKeys)) {
      const stored = window.localStorage.getItem(key);
      if (stored !== null && isOver(stored)) window.localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}
