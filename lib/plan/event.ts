import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from './draft';
import { isStartChosen, plannedTimes } from './first-answers';
import { eventHours } from './times';

/** When an event takes place. */
export type PlannedEvent = {
  /** Every day, `YYYY-MM-DD`; empty while the date is open. */
  readonly isoDays: readonly string[];
  /** Consecutive days, at least one. */
  readonly days: number;
  /** `HH:MM` */
  readonly start: string;
  /** Nobody has chosen the begin. */
  readonly isStartAssumed: boolean;
  /** `HH:MM` */
  readonly end: string;
  /** Nobody has chosen the end. */
  readonly isEndAssumed: boolean;
  /** On each day, in hours; a fraction where the times say so. */
  readonly durationHours: number;
};

export const consecutiveDays = (first: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index));

export function resolveEvent(draft: Draft): PlannedEvent {
  const { date, timeEnd } = draft.details;
  const days = Math.max(1, draft.days ?? 1);
  const first = date ? toIsoDay(date) : '';
  const { start, end } = plannedTimes(draft);
  return {
    isoDays: first === '' ? [] : consecutiveDays(first, days),
    days,
    start,
    isStartAssumed: !isStartChosen(draft),
    end,
    isEndAssumed: timeEnd !== end,
    durationHours: eventHours(start, end) ?? 0,
  };
}
