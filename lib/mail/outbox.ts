import 'server-only';
import { sql } from 'kysely';
import { defaultLocale, isLocale } from '@/content/locales';
import { db } from '@/lib/server/database/database';
import { readContact } from './stored-contact';

/** Attempts before a mail is given up: about a week and a half. */
const maxAttempts = 40;
const firstPauseSeconds = 30;
const longestPauseSeconds = 6 * 3_600;

/** Kinds that carry what opens an account, which goes once the mail has gone. */
const secretKinds = ['account'];

/** By the database's clock, which every process of a site shares. */
const now = sql<Date>`now()`;
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** How an attempt ended: `permanent` = the address was rejected, do not retry. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly permanent: boolean };

/** An attempt counts when it starts, so that a mail which kills its sender cannot do so for ever. */
function takeDue(batch: number, lockSeconds: number) {
  return db()
    .with('due', (on) =>
      on
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .whereRef('mail_outbox.id', '=', 'due.id')
    .set((column) => ({ locked_until: inSeconds(lockSeconds), attempts: column('attempts', '+', 1) }))
    .returningAll('mail_outbox')
    .execute();
}

type Row = Awaited<ReturnType<typeof takeDue>>[number];

async function readMail({ id, attempts, kind, recipient, locale, payload, ...row }: Row) {
  return {
    /** Stays the same over all attempts. */
    id,
    /** Number of this attempt, from 1. */
    attempt: attempts,
    kind,
    recipient,
    locale: isLocale(locale) ? locale : defaultLocale,
    /** What it is about: an inquiry and one of its versions, or a message, or what the payload says. */
    inquiryId: row.inquiry_id,
    version: row.version,
    contact: row.contact_message_id === null ? null : await readContact('id', row.contact_message_id),
    payload,
  };
}

export type OutboxMail = Awaited<ReturnType<typeof readMail>>;

/**
 * Takes due mails, locked against every other sender for `lockSeconds`.
 * @throws Error when the database cannot be reached.
 */
export async function claimOutbox(batch: number, lockSeconds: number): Promise<readonly OutboxMail[]> {
  const rows = await takeDue(batch, lockSeconds);
  rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  return Promise.all(rows.map(readMail));
}

/**
 * Records how an attempt ended, and puts the next one off for half a minute, a minute, two … six hours. A sender whose lock
 * ran out and whose mail was claimed again changes nothing by its failure.
 * @throws Error when the database cannot be reached.
 */
export async function settleOutbox({ id, attempt, kind }: OutboxMail, outcome: Outcome): Promise<void> {
  const mail = db().updateTable('mail_outbox').where('id', '=', id).where('sent_at', 'is', null);
  const forgotten = secretKinds.includes(kind) ? { payload: '{}' } : {};
  if (outcome.ok) {
    await mail.set({ sent_at: now, locked_until: null, last_error: null, ...forgotten }).execute();
    return;
  }
  const isGivenUp = outcome.permanent || attempt >= maxAttempts;
  await mail
    .where('attempts', '=', attempt)
    .set({
      locked_until: null,
      last_error: outcome.code,
      next_attempt_at: inSeconds(Math.min(firstPauseSeconds * 2 ** (attempt - 1), longestPauseSeconds)),
      ...(isGivenUp && { abandoned_at: now, ...forgotten }),
    })
    .execute();
}
