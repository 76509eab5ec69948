import { readBody } from '@/lib/server/http/body';

export type ReadRequest =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly code: string };

/** Reads the body of `POST /api/inquiries` within the size limit. */
export async function readInquiryRequest(request: Request): Promise<ReadRequest> {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') return { ok: false, status: 415, code: 'request.type' };
  const body = await readBody(request);
  if (!body.ok) {
    return body.tooLarge
      ? { ok: false, status: 413, code: 'request.size' }
      : { ok: false, status: 400, code: 'request.unreadable' };
  }
  try {
    return { ok: true, body: JSON.parse(body.text) };
  } catch {
    return { ok: false, status: 400, code: 'request.unreadable' };
  }
}
