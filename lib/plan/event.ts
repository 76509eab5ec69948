import { assumedHours } from '@/content/catering/rules';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from './draft';
import { plannedStart } from './first-answers';
import { mainPackage } from './package-catalogue';
import { eventHours, toMinutes } from './times';

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
  /** `HH:MM`; `null` while it is open. */
  readonly end: string | null;
  readonly endsNextDay: boolean;
  /** On each day, in hours; a fraction where the times say so. */
  readonly durationHours: number;
  readonly isDurationAssumed: boolean;
};

/** Hours to plan with: what the package's team stays, else what is usual for the kind. */
const usualHours = (draft: Draft): number =>
  mainPackage(draft)?.serviceHours ?? assumedHours[draft.cateringType ?? 'own-idea'];

export function resolveEvent(draft: Draft): PlannedEvent {
  const { date, time, timeEnd } = draft.details;
  const days = Math.max(1, draft.days ?? 1);
  const first = date ? toIsoDay(date) : '';
  const hours = eventHours(time, timeEnd);
  const end = hours === null ? null : timeEnd;
  return {
    isoDays: first === '' ? [] : Array.from({ length: days }, (_, index) => addDays(first, index)),
    days,
    start: plannedStart(draft),
    isStartAssumed: draft.timeChosen !== true,
    end,
    endsNextDay: end !== null && (toMinutes(end) ?? 0) < (toMinutes(time) ?? 0),
    durationHours: hours ?? usualHours(draft),
    isDurationAssumed: hours === null,
  };
}
