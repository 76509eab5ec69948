import type { UnknownRecord } from '@/lib/base/is-record';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { readDraft } from '@/lib/plan/read-draft';
import type { Outcome } from './actions';
import { amount, call, json, readJsonBody, text } from './request';

/** The draft that the account holds; `draft` is null where none is stored. */
export type StoredDraft = {
  readonly draft: Draft | null;
  readonly revision: number;
  readonly savedAt: number;
};

/** An answer that was cut off must not look like an account without a draft: that would clear this browser's too. */
function parseStoredDraft({ draft, revision, savedAt }: UnknownRecord): Outcome<{ stored: StoredDraft }> {
  const number = amount(revision);
  if (number === null || draft === undefined) return { ok: false, kind: 'unavailable' };
  const stored = {
    draft: draft === null ? null : readDraft(draft),
    revision: number,
    savedAt: Date.parse(text(savedAt)) || 0,
  };
  return { ok: true, stored };
}

/** What the account holds now. */
export async function fetchDraft(): Promise<Outcome<{ stored: StoredDraft }>> {
  const result = await call('/draft');
  return result.ok ? parseStoredDraft(await readJsonBody(result.response)) : result;
}

/**
 * Stores a draft on top of the revision it was made from, or removes it (`null`). When another device was faster,
 * `changed` is what stands there now and nothing was stored.
 * @param leaving the page goes away; the browser finishes the request without it.
 */
export async function storeDraft(
  draft: Draft | null,
  baseRevision: number,
  leaving = false,
): Promise<Outcome<{ stored: StoredDraft; changed: boolean }>> {
  const init = leaving ? { keepalive: true } : {};
  const plain: unknown = draft && JSON.parse(serialiseDraft(draft));
  const body = draft
    ? json('PUT', { draft: plain, baseRevision }, init)
    : json('DELETE', { baseRevision }, init);
  const result = await call('/draft', body, [409]);
  if (!result.ok) return result;
  const changed = result.status === 409;
  const answer = await readJsonBody(result.response);
  const read = parseStoredDraft(changed ? answer : { ...answer, draft: plain });
  return read.ok ? { ...read, changed } : read;
}
