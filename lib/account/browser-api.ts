import { type Draft, serialiseDraft } from '../configurator/draft';
import { parseDraft } from '../configurator/read-draft';
import { type InquiryState, inquiryStates } from '../inquiry/inquiry-states';
import type { Outcome } from './browser-actions';
import type { AuthErrorKind } from './browser-errors';
import { pageLocale } from './browser-texts';

/** An inquiry as the account lists it. Times are ISO texts; amounts are gross, in cents. */
export type ListedInquiry = {
  readonly reference: string;
  readonly createdAt: string;
  readonly answerBy: string;
  readonly state: InquiryState;
  readonly eventDate: string | null;
  readonly guests: number;
  readonly grossCents: number | null;
  readonly draft: Draft;
};

export type Contact = Readonly<Record<'firstName' | 'lastName' | 'company' | 'email' | 'phone', string>>;

export type Account = {
  readonly email: string;
  /** Of the newest inquiry, if there is one. */
  readonly contact: Contact | null;
  readonly inquiries: readonly ListedInquiry[];
};

/** The draft that the account holds; `draft` is null where none is stored. */
export type StoredDraft = {
  readonly draft: Draft | null;
  readonly revision: number;
  readonly savedAt: number;
};

type Unknowns = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknowns => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads a draft from an answer, whoever wrote it: unknown fields are dropped. */
const draftOf = (value: unknown): Draft => parseDraft(JSON.stringify(value ?? {})).draft;

function inquiryOf(value: unknown): ListedInquiry[] {
  if (!isRecord(value) || typeof value.reference !== 'string') return [];
  const state = inquiryStates.find((known) => known === value.state) ?? 'received';
  return [
    {
      reference: value.reference,
      createdAt: text(value.createdAt),
      answerBy: text(value.answerBy),
      state,
      eventDate: text(value.eventDate) || null,
      guests: amount(value.guests) ?? 0,
      grossCents: amount(value.grossCents),
      draft: draftOf(value.draft),
    },
  ];
}

function contactOf(value: unknown): Contact | null {
  if (!isRecord(value)) return null;
  const { firstName, lastName, company, email, phone } = value;
  return {
    firstName: text(firstName),
    lastName: text(lastName),
    company: text(company),
    email: text(email),
    phone: text(phone),
  };
}

function kindOf(status: number): AuthErrorKind {
  if (status === 401) return 'sessionMissing';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'unavailable' : 'unknown';
}

async function call(
  path: string,
  init: RequestInit = {},
  accepted: readonly number[] = [],
): Promise<Outcome<{ status: number; response: Response }>> {
  try {
    const response = await fetch(`/api/account${path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
      ...init,
    });
    if (!response.ok && !accepted.includes(response.status)) {
      return { ok: false, kind: kindOf(response.status) };
    }
    return { ok: true, status: response.status, response };
  } catch {
    return { ok: false, kind: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

const json = (method: string, body: unknown, init: RequestInit = {}): RequestInit => ({
  ...init,
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const bodyOf = async (response: Response): Promise<Unknowns> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isRecord(body) ? body : {};
};

/** Everything the account shows; inquiries newest first, earlier ones of a proven address among them. */
export async function fetchAccount(): Promise<Outcome<{ account: Account }>> {
  const result = await call('');
  if (!result.ok) return result;
  const { email, contact, inquiries } = await bodyOf(result.response);
  return {
    ok: true,
    account: {
      email: text(email),
      contact: contactOf(contact),
      inquiries: Array.isArray(inquiries) ? inquiries.flatMap(inquiryOf) : [],
    },
  };
}

/** Everything stored about the person, as a file. */
export async function fetchExport(): Promise<Outcome<{ file: string }>> {
  const result = await call('/export');
  return result.ok ? { ok: true, file: await result.response.text() } : result;
}

export const deleteAccount = (): Promise<Outcome> =>
  call('', json('DELETE', { confirm: true, locale: pageLocale() }));

function storedDraftOf({ draft, revision, savedAt }: Unknowns): StoredDraft {
  return {
    draft: draft === null || draft === undefined ? null : draftOf(draft),
    revision: amount(revision) ?? 0,
    savedAt: Date.parse(text(savedAt)) || 0,
  };
}

export async function fetchDraft(): Promise<Outcome<{ stored: StoredDraft }>> {
  const result = await call('/draft');
  return result.ok ? { ok: true, stored: storedDraftOf(await bodyOf(result.response)) } : result;
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
  const answer = await bodyOf(result.response);
  return { ok: true, changed, stored: storedDraftOf(changed ? answer : { ...answer, draft: plain }) };
}
