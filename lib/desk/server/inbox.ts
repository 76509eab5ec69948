import 'server-only';
import { sql } from 'kysely';
import { isLocale, type Locale } from '@/content/locales';
import { type InquiryState, type Position, type Standing, standingOf } from '@/lib/answer/states';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { currentAndOpen } from '@/lib/inquiry/server/current';
import { readDraft } from '@/lib/plan/read-draft';
import { db } from '@/lib/server/database/database';

/** Groups in the order in which the house works them off. */
export const inboxGroups = ['waiting', 'guest', 'agreed', 'rest'] as const;
export type InboxGroup = (typeof inboxGroups)[number];

export type InboxRow = {
  readonly kind: 'inquiry' | 'message';
  readonly reference: string;
  readonly name: string;
  readonly locale: Locale;
  readonly group: InboxGroup;
  /** When something is due: the promise, the day before the event, the answer's last day, the event. `YYYY-MM-DD`. */
  readonly due: string | null;
  readonly isSuspicious: boolean;
  /** Tried and not sent so far. */
  readonly hangingMails: number;
  /** Of an inquiry. */
  readonly event: {
    readonly standing: Standing;
    readonly day: string | null;
    readonly guests: number;
    readonly type: string | null;
    readonly company: string;
    readonly totalCents: number | null;
    readonly basis: 'net' | 'gross';
    /** Others who ask for its day in our house or have it. */
    readonly others: number;
    readonly isUnsigned: boolean;
    readonly hasOpenChange: boolean;
  } | null;
  /** Of a message. */
  readonly topic: string | null;
};

const maxRows = 200;

/** Everything that is not closed, or what a search finds: parts of name, address or number, or a day of an event. */
function inquiryRows(search: string, isAll: boolean) {
  const day = readDay(search);
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return currentAndOpen()
    .select(['reference', 'name', 'locale', 'suspicious', 'answer_by', 'state', 'offered', 'agreed'])
    .select(['signed_at', 'closed_by', 'versions.day', 'versions.guests', 'versions.plan', 'versions.kind'])
    .select(['versions.total_cents', 'open.valid_until'])
    .select((is) => [
      is
        .selectFrom('mail_outbox')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('mail_outbox.inquiry_id', '=', 'inquiries.id')
        .where('sent_at', 'is', null)
        .where('attempts', '>', 0)
        .as('hanging'),
      sql<number>`(
        select count(*) from inquiries as other
        join versions as theirs on theirs.inquiry_id = other.id and theirs.number = other.current
        where other.id <> inquiries.id and other.state <> 'closed' and theirs.kind = 'house'
          and versions.kind = 'house' and theirs.day <= versions.day and theirs.day + theirs.days > versions.day)`.as(
        'others',
      ),
    ])
    .where((is) => {
      if (day) return is('versions.day', '=', day);
      if (search !== '') {
        return is.or([is('name', 'ilike', like), is('email', 'ilike', like), is('reference', 'ilike', like)]);
      }
      return isAll ? is.val(true) : is.or([is('state', '<>', 'closed'), is('answer_by', 'is not', null)]);
    })
    .orderBy('inquiries.created_at', 'desc')
    .limit(maxRows);
}

function messageRows(search: string, isAll: boolean) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const messages = db()
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'email', 'locale', 'suspicious', 'answer_by', 'answered_at', 'topic'])
    .orderBy('created_at', 'desc')
    .limit(maxRows);
  if (search !== '') {
    return messages.where((is) =>
      is.or([is('name', 'ilike', like), is('email', 'ilike', like), is('reference', 'ilike', like)]),
    );
  }
  return isAll ? messages : messages.where('answered_at', 'is', null);
}

/** The day that a search names, as `YYYY-MM-DD`; null when it names none. */
function readDay(search: string): string | null {
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(search);
  const [, day = '', month = '', year = ''] = written ?? [];
  const found = eventDay(written ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : search);
  return found && toIsoDay(found);
}

type Due = Pick<InboxRow, 'group' | 'due'>;

/** What waits for the house, and until when: the promise, and never later than the day before the event. */
function dueOf(
  answerBy: Date | null,
  standing: Standing,
  { day, validUntil }: { readonly day: string | null; readonly validUntil: string | null },
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

const toLocale = (locale: string): Locale => (isLocale(locale) ? locale : 'de');

/**
 * What the house has to do and what it waits for: each group by what is due first. With a search, or with all, also what is
 * closed; 200 rows of each kind at most. @throws DatabaseError
 */
export async function readInbox(search: string, isAll: boolean, now: Date): Promise<readonly InboxRow[]> {
  const needle = search.trim().slice(0, 100);
  const today = toIsoDay(now);
  const [inquiries, messages] = await Promise.all([
    inquiryRows(needle, isAll).execute(),
    messageRows(needle, isAll).execute(),
  ]);
  const rows = [
    ...inquiries.map((row): InboxRow => {
      const { customerType, eventType, details } = readDraft(row.plan);
      const position: Position = {
        state: row.state as InquiryState,
        offered: row.offered,
        agreed: row.agreed,
        signedAt: row.signed_at,
        closedBy: row.closed_by,
      };
      const standing = standingOf(position, row.valid_until, today);
      return {
        kind: 'inquiry',
        reference: row.reference,
        name: row.name,
        locale: toLocale(row.locale),
        ...dueOf(row.answer_by, standing, { day: row.day, validUntil: row.valid_until }),
        isSuspicious: row.suspicious,
        hangingMails: row.hanging ?? 0,
        event: {
          standing,
          day: row.day,
          guests: row.guests,
          type: eventType,
          company: details.company,
          totalCents: row.total_cents,
          basis: customerType === 'business' ? 'net' : 'gross',
          others: row.others,
          isUnsigned: standing === 'agreed' && row.signed_at === null,
          hasOpenChange: row.agreed !== null && row.offered !== null,
        },
        topic: null,
      };
    }),
    ...messages.map(
      (row): InboxRow => ({
        kind: 'message',
        reference: row.reference,
        name: row.name || row.email,
        locale: toLocale(row.locale),
        group: row.answered_at ? 'rest' : 'waiting',
        due: row.answered_at ? null : toIsoDay(row.answer_by),
        isSuspicious: row.suspicious,
        hangingMails: 0,
        event: null,
        topic: row.topic,
      }),
    ),
  ];
  return rows.sort((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'));
}
