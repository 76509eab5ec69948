import { randomUUID } from 'node:crypto';
import { newReference } from '@/lib/server/reference';
import { site } from './backend-draft';

/** A message that can be sent, as the browser sends it. */
export function contactBody(changes: Record<string, unknown> = {}) {
  return {
    topic: 'viewing',
    name: 'Ada Beispiel',
    email: 'ada@example.org',
    phone: '',
    message: 'Ist der 12. Juni noch frei?',
    callback: false,
    callbackDay: '',
    callbackWindow: '',
    locale: 'de',
    idempotencyKey: randomUUID(),
    website: '',
    elapsedMs: 60_000,
    ...changes,
  };
}

/** A post as a browser sends it from a page of the site. */
export function contactPost(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body,
  });
}

/** The same message as a form without scripts sends it. */
export function contactForm(fields: Record<string, string>): Request {
  return contactPost(new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
}

/** A stored message, as a row of its table. */
export const contactRow = (changes: object = {}) => ({
  reference: newReference('SK', new Date()),
  idempotency_key: randomUUID(),
  locale: 'de',
  topic: 'other',
  name: 'Ada Beispiel',
  email: 'ada@example.org',
  message: 'Guten Tag',
  answer_by: new Date().toISOString(),
  ...changes,
});
