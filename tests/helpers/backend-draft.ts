import { randomUUID } from 'node:crypto';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { type Draft, defaultDraft, serialiseDraft } from '@/lib/plan/draft';

/** A draft that can be sent: a private dinner for 50, two months ahead. */
export function sendableDraft(changes: Partial<Draft> = {}): Draft {
  const draft = defaultDraft();
  return {
    ...draft,
    customerType: 'private',
    eventType: 'birthday',
    cateringType: 'seated-dinner',
    package: 'din-ufer',
    locationType: 'venue',
    ...changes,
    details: {
      ...draft.details,
      date: eventDay(addDays(toIsoDay(new Date()), 60)),
      firstName: 'Ada',
      lastName: 'Beispiel',
      email: 'ada@example.org',
      ...changes.details,
    },
  };
}

let visitors = 0;

/** A draft of somebody who has sent nothing before: a mailbox gets three confirmations an hour. */
function newVisitorsDraft(): Draft {
  const { details, ...draft } = sendableDraft();
  return { ...draft, details: { ...details, email: `ada-${process.pid}-${visitors++}@example.org` } };
}

/** A body of `POST /api/inquiries` as the browser sends it. */
export function inquiryBody(changes: Record<string, unknown> = {}, draft: Draft = newVisitorsDraft()) {
  return {
    draft: JSON.parse(serialiseDraft(draft)),
    locale: 'de',
    idempotencyKey: randomUUID(),
    shownTotalCents: null,
    catalogueVersion: 'test',
    website: '',
    elapsedMs: 60_000,
    ...changes,
  };
}

export const site = 'http://seegut.test';

/** A post as a browser sends it from a page of the site. */
export function inquiryPost(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(`${site}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body,
  });
}
