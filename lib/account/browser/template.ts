import { toIsoDay } from '@/lib/base/event-day';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { type Draft, isEmptyDraft, withoutKeys } from '@/lib/plan/draft';

/** Fired on the window when a template has been taken over; the configurator says so and offers the way back. */
export const templateEvent = 'seegut:template';

let replaced: Draft | null | undefined;

/** A sent inquiry as the start of a new one: everything but a day that is over and the key of its sending. */
export function createTemplate(sent: Draft, now: Date): Draft {
  const draft = withoutKeys(sent);
  const { date } = draft.details;
  const over = date !== null && toIsoDay(date) < toIsoDay(now);
  return { ...draft, details: { ...draft.details, date: over ? null : date } };
}

/** Makes a sent inquiry the current draft; what it replaces waits in `takenTemplate`. */
export function takeTemplate(sent: Draft, now: Date): void {
  const before = draftStore.get();
  replaced = isEmptyDraft(before) ? null : before;
  draftStore.set(createTemplate(sent, now));
  window.dispatchEvent(new CustomEvent(templateEvent));
}

/** The draft that a template has just replaced, `null` when there was none; `undefined` when nobody has to be told. */
export function takenTemplate(): Draft | null | undefined {
  const before = replaced;
  replaced = undefined;
  return before;
}
