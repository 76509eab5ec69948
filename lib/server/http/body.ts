/** The largest body any form of this site sends is about 10 kB. */
const bodyLimitBytes = 64 * 1024;

export type Body =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly tooLarge: boolean };

/**
 * Reads a request's body as UTF-8 up to a limit. Counts what arrives and stops there, whatever Content-Length claims.
 * Not ok: larger than the limit, cut off on the way, or not UTF-8.
 */
export async function readBody(request: Request, limit = bodyLimitBytes): Promise<Body> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    const reader = request.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        // Not awaited: a sender that never stops must not keep this request open.
        reader?.cancel().catch(() => undefined);
        return { ok: false, tooLarge: true };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { ok: true, text: text + decoder.decode() };
  } catch {
    return { ok: false, tooLarge: false };
  }
}

/** Why a body could not be read, and the status that says so. */
export const unreadable = {
  'request.type': 415,
  'request.size': 413,
  'request.unreadable': 400,
} as const;

/** What a request's body is: without parameters, in lower case. */
export const contentType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').toLowerCase().split(';')[0]?.trim() ?? '';

/** Reads a body of JSON up to a limit. */
export async function readJson(
  request: Request,
  limit = bodyLimitBytes,
): Promise<
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: keyof typeof unreadable }
> {
  if (contentType(request) !== 'application/json') return { ok: false, code: 'request.type' };
  const body = await readBody(request, limit);
  if (!body.ok) return { ok: false, code: body.tooLarge ? 'request.size' : 'request.unreadable' };
  try {
    return { ok: true, body: JSON.parse(body.text) };
  } catch {
    return { ok: false, code: 'request.unreadable' };
  }
}

/** A request's body as JSON, whatever it calls itself; null when it is too large or cannot be read. */
export async function readJsonBody(request: Request, limit = bodyLimitBytes): Promise<unknown> {
  const body = await readBody(request, limit);
  try {
    return body.ok ? JSON.parse(body.text) : null;
  } catch {
    return null;
  }
}
