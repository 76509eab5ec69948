import 'server-only';
import type { Selectable } from 'kysely';
import { isLocale, type Locale } from '@/content/locales';
import type { EntryKind, Party, Position } from '@/lib/answer/states';
import type { Statements } from '@/lib/server/database/database';
import type { Schema } from '@/lib/server/database/schema';
import { type InquiryVersion, toVersion } from './version';

/** One inquiry as the database keeps it, without its versions. */
export type Inquiry = Position & {
  readonly id: string;
  readonly reference: string;
  readonly userId: string | null;
  readonly locale: Locale;
  readonly email: string;
  readonly name: string;
  readonly isSuspicious: boolean;
  /** What the visitor's browser showed; null when there was no figure. */
  readonly shownCents: number | null;
  readonly createdAt: Date;
  /** Until when the house has promised an answer; null while nobody waits for one. */
  readonly answerBy: Date | null;
  readonly lastContactAt: Date;
  readonly linkVersion: number;
  /** Numbers of versions: as it was sent, and what everybody reads. */
  readonly sent: number;
  readonly current: number;
};

export type Entry = {
  readonly id: number;
  readonly at: Date;
  readonly author: Party;
  readonly name: string;
  readonly kind: EntryKind;
  readonly version: number | null;
  readonly text: string;
};

const toInquiry = (row: Selectable<Schema['inquiries']>): Inquiry => ({
  id: row.id,
  reference: row.reference,
  userId: row.user_id,
  locale: isLocale(row.locale) ? row.locale : 'de',
  email: row.email,
  name: row.name,
  isSuspicious: row.suspicious,
  shownCents: row.shown_cents,
  createdAt: row.created_at,
  answerBy: row.answer_by,
  lastContactAt: row.last_contact_at,
  linkVersion: row.link_version,
  sent: row.sent,
  offered: row.offered,
  agreed: row.agreed,
  signedAt: row.signed_at,
  closedBy: row.closed_by,
  current: row.current,
  state: row.state as Position['state'],
});

/** The inquiry of a reference; null when there is none. @throws DatabaseError */
export async function readInquiry(on: Statements, reference: string): Promise<Inquiry | null> {
  const row = await on
    .selectFrom('inquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? toInquiry(row) : null;
}

/** The same by its id. @throws DatabaseError */
export async function readInquiryById(on: Statements, id: string): Promise<Inquiry | null> {
  const row = await on.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toInquiry(row) : null;
}

/** The same, locked against every other change until the transaction ends. @throws DatabaseError */
export async function lockInquiry(on: Statements, reference: string): Promise<Inquiry | null> {
  const row = await on
    .selectFrom('inquiries')
    .selectAll()
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? toInquiry(row) : null;
}

/** Every version of an inquiry, oldest first. @throws DatabaseError */
export async function readVersions(on: Statements, inquiryId: string): Promise<readonly InquiryVersion[]> {
  const rows = await on
    .selectFrom('versions')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('number')
    .execute();
  return rows.map(toVersion);
}

/** One version of an inquiry. @throws DatabaseError; NoResultError when there is none */
export async function readVersion(
  on: Statements,
  inquiryId: string,
  number: number,
): Promise<InquiryVersion> {
  const row = await on
    .selectFrom('versions')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return toVersion(row);
}

/** What happened, oldest first. @throws DatabaseError */
export async function readEntries(on: Statements, inquiryId: string): Promise<readonly Entry[]> {
  const rows = await on
    .selectFrom('entries')
    .select(['id', 'at', 'author', 'name', 'kind', 'version', 'text'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute();
  return rows;
}

/** Days that an inquiry holds until a day, or has for good, in order. @throws DatabaseError */
export const readOwnDays = (on: Statements, inquiryId: string) =>
  on
    .selectFrom('bookings')
    .select(['day', 'kind', 'until'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('day')
    .execute();
