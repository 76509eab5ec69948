import { toIsoDay } from '@/lib/base/event-day';
import type { Draft } from '@/lib/plan/draft';
import type { EventKind } from './availability';
import { planKind } from './plan-kind';

/** Days that an event takes up: its first as `YYYY-MM-DD`, null while it is open, and how many. */
export type EventDays = { readonly kind: EventKind; readonly day: string | null; readonly days: number };

/** What a plan takes up. */
export const eventDays = (plan: Draft): EventDays => ({
  kind: planKind(plan),
  day: plan.details.date ? toIsoDay(plan.details.date) : null,
  days: plan.days ?? 1,
});
