import 'server-only';
import { env } from '@/lib/server/env';
import { readJsonBody } from '@/lib/server/http/body';
import { clientAddress } from '@/lib/server/http/client-address';
import { respond } from '@/lib/server/http/respond';
import { consumeRateLimits } from '@/lib/server/rate-limit';
import { answerOwner } from '@/lib/server/session/owner';
import { readDraft, writeDraft } from './draft-repository';
import { draftClearSchema, draftWriteSchema, type SavedDraft } from './schema';

/** Answers `GET /api/account/draft`: 200 `{draft, revision, savedAt}`; nulls and revision 0 before the first one. */
export function handleDraftRead(request: Request): Promise<Response> {
  return answerOwner(request, async ({ user }) => respond(200, await readDraft(user.id)));
}

function write(
  request: Request,
  read: (body: unknown) => { readonly draft: SavedDraft['draft']; readonly baseRevision: number } | null,
): Promise<Response> {
  return answerOwner(request, async ({ user }) => {
    const change = read(await readJsonBody(request));
    if (!change) return respond(400, { code: 'request.unreadable' });
    const limited = await consumeRateLimits([
      { name: 'draft', subject: user.id },
      { name: 'client-drafts', subject: clientAddress(request.headers, env().TRUSTED_PROXIES) },
    ]);
    if (limited) {
      const headers = { 'Retry-After': String(limited.retryAfterSeconds) };
      return respond(429, { code: 'account.limited' }, headers);
    }
    const { stored, saved } = await writeDraft(user.id, change);
    if (!stored) return respond(409, { code: 'changed', ...saved });
    return respond(200, { revision: saved.revision, savedAt: saved.savedAt });
  });
}

/**
 * Answers `PUT /api/account/draft` with `{draft, baseRevision}`: 200 `{revision, savedAt}`, 400 unreadable or larger
 * than 64 KiB, 409 `{code: 'changed', draft, revision, savedAt}` when another device was faster, 429 too many saves of this
 * account or from one address.
 */
export function handleDraftWrite(request: Request): Promise<Response> {
  return write(request, (body) => {
    const parsed = draftWriteSchema.safeParse(body);
    return parsed.success ? parsed.data : null;
  });
}

/** Answers `DELETE /api/account/draft` with `{baseRevision}` in the same way. */
export function handleDraftClear(request: Request): Promise<Response> {
  return write(request, (body) => {
    const parsed = draftClearSchema.safeParse(body);
    return parsed.success ? { ...parsed.data, draft: null } : null;
  });
}
