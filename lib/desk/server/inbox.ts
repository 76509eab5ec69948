import 'server-only';
import { sql } from 'kysely';
import { type Position, type Standing, standingOf } from '@/lib/answer/states';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { currentAndOpen, hangingMails } from '@/lib/inquiry/server/current';
import { readDraft } from '@/lib/plan/read-draft';
import { db } from '@/lib/server/database/database';

/** Groups in the order in which the house works them off. */
export const inboxGroups = ['waiting', 'guest', 'agreed', 'rest'] as const;

/** Of what a search finds, or of everything. */
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

/** When both have agreed last. */
const agreedAt = sql<Date | null>`(
  select max(at) from entries where entries.inquiry_id = inquiries.id and entries.kind = 'agree')`;

/** What waits for somebody: neither closed nor over, or a guest has written. */
const isLive = sql<boolean>`(answer_by is not null
  or state <> 'closed' and coalesce(versions.day + versions.days, 'infinity') >= current_date)`;

function inquiryRows(search: string, isAll: boolean) {
  const rows = currentAndOpen()
    .select(['reference', 'name', 'suspicious as isSuspicious', 'answer_by', 'versions.plan'])
    .select(['state', 'offered', 'agreed', 'signed_at as signedAt', 'closed_by as closedBy'])
    .select(['versions.day', 'versions.guests', 'versions.total_cents as totalCents'])
    .select(['open.valid_until as validUntil', agreedAt.as('agreedAt'), others.as('others')])
    .select(hangingMails.as('hangingMails'))
    .orderBy('inquiries.created_at', 'desc');
  const day = readDay(search);
  if (day) return rows.where('versions.day', '=', day);
  if (search !== '') return rows.where(names(search)).limit(maxRows);
  return isAll ? rows.limit(maxRows) : rows.where(isLive);
}

function messageRows(search: string, isAll: boolean) {
  const rows = db()
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'email', 'suspicious as isSuspicious', 'topic', 'answer_by', 'answered_at'])
    .orderBy('created_at', 'desc');
  if (search !== '') return rows.where(names(search)).limit(maxRows);
  return isAll ? rows.limit(maxRows) : rows.where('answered_at', 'is', null);
}

type Dates = { readonly day: string | null; readonly validUntil: string | null };
type Due = { readonly group: (typeof inboxGroups)[number]; readonly due: string | null };

/** When something is due: the promise, and never later than the day before the event; the answer's last day; the event. */
function dueOf(answerBy: Date | null, standing: Standing, { day, validUntil }: Dates): Due {
  if (answerBy) {
    const promise = toIsoDay(answerBy);
    const eve = day && addDays(day, -1);
    return { group: 'waiting', due: eve && eve < promise ? eve : promise };
  }
  if (standing === 'offered' || standing === 'expired') return { group: 'guest', due: validUntil };
  return standing === 'agreed' ? { group: 'agreed', due: day } : { group: 'rest', due: null };
}

type InquiryRow = Awaited<ReturnType<ReturnType<typeof inquiryRows>['execute']>>[number];
type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number];

function fromInquiry(row: InquiryRow, today: string) {
  const { plan, reference, name, isSuspicious, hangingMails, answer_by: answerBy, ...position } = row;
  const { customerType, eventType, details } = readDraft(plan);
  const standing = standingOf(position as Position, position.validUntil, today);
  const { group, due } = dueOf(answerBy, standing, position);
  const company = details.company;
  const isNet = customerType === 'business';
  const event = { ...position, standing, type: eventType, company, isNet };
  return { group, due, reference, name, isSuspicious, hangingMails, topic: '', event };
}

const fromMessage = ({ answered_at, answer_by, name, email, ...row }: MessageRow) => ({
  ...row,
  group: answered_at ? ('rest' as const) : ('waiting' as const),
  due: answered_at ? null : toIsoDay(answer_by),
  name: name || email,
  hangingMails: 0,
  event: null,
});

/** An inquiry, or a message, which has no event; `due` is `YYYY-MM-DD`. */
export type InboxRow = ReturnType<typeof fromInquiry> | ReturnType<typeof fromMessage>;

/**
 * What the house has to do and what it waits for: each group by what is due first. With a search, or with all, also what is
 * closed or over. @throws DatabaseError
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
