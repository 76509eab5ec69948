import { toIsoDay } from '@/lib/base/event-day';
import type { InboxEntry } from '@/lib/staff/server/inbox';

export const inboxGroups = ['overdue', 'today', 'soon', 'other'] as const;
export type InboxGroup = (typeof inboxGroups)[number];

const dayMs = 86_400_000;

/** Whether somebody still waits for an answer of the house. */
export const isWaiting = ({ state }: InboxEntry): boolean =>
  state === 'received' || state === 'in_progress' || state === 'open';

/** Calendar days in Germany until the promised day; negative when it has passed. */
export const daysLeft = (answerBy: Date, now: Date): number =>
  Math.round((Date.parse(toIsoDay(answerBy)) - Date.parse(toIsoDay(now))) / dayMs);

export function groupOf(entry: InboxEntry, now: Date): InboxGroup {
  if (!isWaiting(entry)) return 'other';
  const left = daysLeft(entry.answerBy, now);
  if (left < 0) return 'overdue';
  return left === 0 ? 'today' : 'soon';
}

/** Entries by how urgent they are, each group in the order in which they came; empty groups are left out. */
export const groupEntries = (entries: readonly InboxEntry[], now: Date) =>
  inboxGroups
    .map((group) => ({ group, entries: entries.filter((entry) => groupOf(entry, now) === group) }))
    .filter((part) => part.entries.length > 0);
