import { createHash } from 'node:crypto';
import { readBody } from '@/lib/server/http/body';

/** A post that was understood so far: `native` = sent by a form without scripts, answered with a redirect. */
export type ReadRequest =
  | { readonly ok: true; readonly native: boolean; readonly body: unknown }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly code: string };

const refuse = (status: 400 | 413 | 415, code: string): ReadRequest => ({ ok: false, status, code });

function fromJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * A key for a form without scripts, which cannot draw one: the same content gives the same key, so that sending
 * twice stores once. RFC 9562, version 8.
 */
function deriveKey(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}

const parseNumber = (text: string | null, otherwise: number | null) =>
  text === null || text.trim() === '' ? otherwise : Number(text);

/** The fields of a native form; `draft` holds the draft as JSON, every other one may be missing. */
function fromForm(text: string): { readonly value: unknown } | null {
  const fields = new URLSearchParams(text);
  const json = fields.get('draft') ?? '';
  const draft = fromJson(json);
  if (!draft) return null;
  return {
    value: {
      draft: draft.value,
      locale: fields.get('locale') ?? 'de',
      idempotencyKey: fields.get('idempotencyKey') || deriveKey(json),
      shownTotalCents: parseNumber(fields.get('shownTotalCents'), null),
      catalogueVersion: fields.get('catalogueVersion') || 'unknown',
      website: fields.get('website') ?? '',
      // A form without scripts cannot measure; that alone is no reason to suspect anybody.
      elapsedMs: parseNumber(fields.get('elapsedMs'), 60_000),
    },
  };
}

/** Reads the body of `POST /api/inquiries` within the size limit, as JSON or as a native form. */
export async function readInquiryRequest(request: Request): Promise<ReadRequest> {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const native = type.trim() === 'application/x-www-form-urlencoded';
  if (!native && type.trim() !== 'application/json') return refuse(415, 'request.type');
  const body = await readBody(request);
  if (!body.ok) return body.tooLarge ? refuse(413, 'request.size') : refuse(400, 'request.unreadable');
  const parsed = native ? fromForm(body.text) : fromJson(body.text);
  if (!parsed) return refuse(400, 'request.unreadable');
  return { ok: true, native, body: parsed.value };
}
