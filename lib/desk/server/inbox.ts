import 'server-only';
import { sql } from 'kysely';
import { type InquiryState, type Standing, standingOf } from '@/lib/answer/states';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { currentAndOpen, hangingMails } from '@/lib/inquiry/server/current';
import { readDraft } from '@/lib/plan/read-draft';
import { db } from '@/lib/server/database/database';

/** Groups in the order in which the house works them off. */
export const inboxGroups = ['waiting', 'guest', 'agreed', 'rest'] as const;

/** When something is due: the promise, the day before the event, the answer's last day, the event. `YYYY-MM-DD`. */
type Due = { readonly group: (typeof inboxGroups)[number]; readonly due: string | null };

const maxRows = 200;

/** Others who ask for its day in our house or have it. */
const others = sql<number>`(
  select count(*) from inquiries as other
  join versions as theirs on theirs.inquiry_id = other.id and theirs.number = other.current
  where other.id <> inquiries.id and other.state <> 'closed' and theirs.kind = 'house'
    and versions.kind = 'house' and theirs.day <= versions.day and theirs.day + theirs.days > versions.day)`;

/** The day that a search names, as `YYYY-MM-DD`; null when it names none. */
function readDay(search: string): string | null {
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(search);
  const [, day = '', month = '', year = ''] = written ?? [];
  const found = eventDay(written ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : search);
  return found && toIsoDay(found);
}

/** Parts of name, address or number. */
function names(search: string) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(name ilike ${like} or email ilike ${like} or reference ilike ${like})`;
}

/** Everything that is not closed, or what a search finds, or a day of an event. */
function inquiryRows(search: string, isAll: boolean) {
  const rows = currentAndOpen()
    .select(['reference', 'name', 'suspicious', 'answer_by', 'state', 'offered', 'agreed'])
    .select(['signed_at', 'closed_by', 'versions.day', 'versions.guests', 'versions.plan'])
    .select(['versions.total_cents', 'open.valid_until'])
    .select([hangingMails.as('hanging'), others.as('others')])
    .orderBy('inquiries.created_at', 'desc')
    .limit(maxRows);
  const day = readDay(search);
  if (day) return rows.where('versions.day', '=', day);
  if (search !== '') return rows.where(names(search));
  return isAll ? rows : rows.where(sql<boolean>`(state <> 'closed' or answer_by is not null)`);
}

function messageRows(search: string, isAll: boolean) {
  const rows = db()
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'email', 'suspicious', 'answer_by', 'answered_at', 'topic'])
    .orderBy('created_at', 'desc')
    .limit(maxRows);
  if (search !== '') return rows.where(names(search));
  return isAll ? rows : rows.where('answered_at', 'is', null);
}

/** What waits for the house, and until when: the promise, and never later than the day before the event. */
function dueOf(
  answerBy: Date | null,
  standing: Standing,
  day: string | null,
  validUntil: string | null,
): Due {
  if (answerBy) {
    const promise = toIsoDay(answerBy);
    const eve = day ? addDays(day, -1) : promise;
    return { group: 'waiting', due: [eve, promise].sort()[0] ?? promise };
  }
  if (standing === 'offered' || standing === 'expired') return { group: 'guest', due: validUntil };
  if (standing === 'agreed') return { group: 'agreed', due: day };
  return { group: 'rest', due: null };
}

type InquiryRow = Awaited<ReturnType<ReturnType<typeof inquiryRows>['execute']>>[number];
type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number];

function fromInquiry(row: InquiryRow, today: string) {
  const { customerType, eventType, details } = readDraft(row.plan);
  const { offered, agreed, signed_at: signedAt, closed_by: closedBy } = row;
  const position = { state: row.state as InquiryState, offered, agreed, signedAt, closedBy };
  const standing = standingOf(position, row.valid_until, today);
  return {
    ...dueOf(row.answer_by, standing, row.day, row.valid_until),
    reference: row.reference,
    name: row.name,
    isSuspicious: row.suspicious,
    /** Tried and not sent so far. */
    hangingMails: row.hanging,
    event: {
      standing,
      day: row.day,
      guests: row.guests,
      type: eventType,
      company: details.company,
      totalCents: row.total_cents,
      basis: customerType === 'business' ? 'net' : 'gross',
      others: row.others,
      isUnsigned: standing === 'agreed' && signedAt === null,
      hasOpenChange: agreed !== null && offered !== null,
    },
    topic: '',
  };
}

function fromMessage(row: MessageRow): Omit<ReturnType<typeof fromInquiry>, 'event'> & { event: null } {
  const due: Due = row.answered_at
    ? { group: 'rest', due: null }
    : { group: 'waiting', due: toIsoDay(row.answer_by) };
  return {
    ...due,
    reference: row.reference,
    name: row.name || row.email,
    isSuspicious: row.suspicious,
    hangingMails: 0,
    event: null,
    topic: row.topic,
  };
}

/** An inquiry, or a message, which has no event. */
export type InboxRow = ReturnType<typeof fromInquiry> | ReturnType<typeof fromMessage>;

/**
 * What the house has to do and what it waits for: each group by what is due first. With a search, or with all, also what is
 * closed; 200 rows of each kind at most. @throws DatabaseError
 */
export async function readInbox(search: string, isAll: boolean, now: Date): Promise<readonly InboxRow[]> {
  const needle = search.trim().slice(0, 100);
  const [inquiries, messages] = await Promise.all([
    inquiryRows(needle, isAll).execute(),
    messageRows(needle, isAll).execute(),
  ]);
  const rows = [...inquiries.map((row) => fromInquiry(row, toIsoDay(now))), ...messages.map(fromMessage)];
  return rows.sort((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'));
}
