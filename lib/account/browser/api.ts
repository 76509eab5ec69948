import { type InquiryState, inquiryStates } from '@/lib/answer/states';
import { isRecord } from '@/lib/base/is-record';
import { isPlanDocument, type PlanDocument } from '@/lib/plan/document/plan-document';
import type { Draft } from '@/lib/plan/draft';
import { readDraft } from '@/lib/plan/read-draft';
import type { Outcome } from './actions';
import { amount, call, json, readJsonBody, text } from './request';
import { pageLocale } from './texts';

/** An inquiry as the account lists it. Times are ISO texts; amounts are gross, in cents. */
export type ListedInquiry = {
  readonly reference: string;
  /** Opens the plan page of the inquiry. */
  readonly stateKey: string;
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

function parseInquiry(value: unknown): ListedInquiry[] {
  if (!isRecord(value) || typeof value.reference !== 'string') return [];
  const state = inquiryStates.find((known) => known === value.state) ?? 'received';
  return [
    {
      reference: value.reference,
      stateKey: text(value.stateKey),
      createdAt: text(value.createdAt),
      answerBy: text(value.answerBy),
      state,
      eventDate: text(value.eventDate) || null,
      guests: amount(value.guests) ?? 0,
      grossCents: amount(value.grossCents),
      draft: readDraft(value.draft),
    },
  ];
}

function parseContact(value: unknown): Contact | null {
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

/** Everything the account shows; inquiries newest first, earlier ones of a proven address among them. */
export async function fetchAccount(): Promise<Outcome<{ account: Account }>> {
  const result = await call('');
  if (!result.ok) return result;
  const { email, contact, inquiries } = await readJsonBody(result.response);
  return {
    ok: true,
    account: {
      email: text(email),
      contact: parseContact(contact),
      inquiries: Array.isArray(inquiries) ? inquiries.flatMap(parseInquiry) : [],
    },
  };
}

/**
 * An inquiry in words, as it was sent.
 * @throws Error when the server does not answer with one.
 */
export async function fetchOwnPlan(reference: string): Promise<PlanDocument> {
  const query = new URLSearchParams({ reference, locale: pageLocale() });
  const result = await call(`/plan?${query}`);
  const { document } = result.ok ? await readJsonBody(result.response) : {};
  if (!isPlanDocument(document)) throw new Error('plan unavailable');
  return document;
}

/** Everything stored about the person, as a file. */
export async function fetchExport(): Promise<Outcome<{ file: string }>> {
  const result = await call('/export');
  return result.ok ? { ok: true, file: await result.response.text() } : result;
}

export const deleteAccount = (): Promise<Outcome> =>
  call('', json('DELETE', { confirm: true, locale: pageLocale() }));
