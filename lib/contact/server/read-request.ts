import { createHash } from 'node:crypto';
import { toIsoDay } from '@/lib/base/event-day';
import { isRecord } from '@/lib/base/is-record';
import { contactFields } from '@/lib/contact/error-codes';
import { contentType, readBody, readJson, type unreadable } from '@/lib/server/http/body';

/** A post that was understood so far; `native` = sent by a form without scripts, answered with a redirect. */
type ReadMessage =
  | { readonly ok: true; readonly native: boolean; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: keyof typeof unreadable };

/**
 * A key for a form without scripts, which cannot draw one: the same content on the same day gives the same key, so
 * that a double click stores once, and the same question may be asked again tomorrow. RFC 9562, version 8.
 */
function deriveKey(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function fromForm(text: string, now: Date): Readonly<Record<string, unknown>> {
  const sent = new URLSearchParams(text);
  const fields = Object.fromEntries(contactFields.map((name) => [name, sent.get(name) ?? '']));
  return {
    ...fields,
    locale: sent.get('locale') ?? 'de',
    website: sent.get('website') ?? '',
    idempotencyKey: deriveKey(JSON.stringify([toIsoDay(now), fields])),
    // A form without scripts cannot measure; that alone is no reason to suspect anybody.
    elapsedMs: null,
  };
}

/** Reads the body of `POST /api/contact` within the size limit, as a JSON object or as a native form. */
export async function readContactRequest(request: Request, now: Date): Promise<ReadMessage> {
  if (contentType(request) !== 'application/x-www-form-urlencoded') {
    const read = await readJson(request);
    if (!read.ok) return read;
    return isRecord(read.body)
      ? { ok: true, native: false, body: read.body }
      : { ok: false, code: 'request.unreadable' };
  }
  const body = await readBody(request);
  if (!body.ok) return { ok: false, code: body.tooLarge ? 'request.size' : 'request.unreadable' };
  return { ok: true, native: true, body: fromForm(body.text, now) };
}
