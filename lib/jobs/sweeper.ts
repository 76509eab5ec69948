import 'server-only';
import { sql } from 'kysely';
import { log } from '@/lib/base/log';
import { claimOutbox, type OutboxMail, settleOutbox } from '@/lib/mail/outbox';
import { type MailSettings, mailSettings } from '@/lib/mail/settings';
import { type Delivery, deliver } from '@/lib/mail/transport';
import { pruneExpired } from '@/lib/retention/prune';
import { repairTimestamps } from '@/lib/retention/repair-timestamps';
import { db } from '@/lib/server/database/database';
import { composeEmail } from './compose-email';

/** Few enough that a batch ends well before its lock, whatever the mail server does. */
const batch = 4;
const lockSeconds = 300;
const intervalMs = 15_000;
const pruneEvery = 240;

type Sweeper = { running: Promise<void> | null; again: boolean; ticks: number };

const key = Symbol.for('seegut.mail.sweeper');
const host: typeof globalThis & { [key]?: Sweeper } = globalThis;

function state(): Sweeper {
  host[key] ??= { running: null, again: false, ticks: 0 };
  return host[key];
}

async function send(mail: OutboxMail, settings: MailSettings): Promise<Delivery> {
  try {
    return await deliver(await composeEmail(mail, settings), settings);
  } catch (error) {
    log.error('mail.not_composed', { id: mail.id, reason: error instanceof Error ? error.name : 'unknown' });
    return { ok: false, code: 'ECOMPOSE', permanent: false, serverDown: false };
  }
}

/** Sends what is due. Ends when nothing is left or the mail server cannot be used. */
async function sweep(settings: MailSettings) {
  for (;;) {
    const mails = await claimOutbox(batch, lockSeconds);
    if (mails.length === 0) return;
    let down: Delivery | null = null;
    for (const mail of mails) {
      const delivery: Delivery = down ?? (await send(mail, settings));
      await settleOutbox(mail, delivery);
      if (delivery.ok) log.info('mail.sent', { id: mail.id, kind: mail.kind, recipient: mail.recipient });
      else log.warn('mail.not_sent', { id: mail.id, attempt: mail.attempt, error: delivery.code });
      if (delivery.serverDown) down = delivery;
    }
    if (down) return;
  }
}

/**
 * Sends the mails that are due, one sweep at a time; a call during a sweep makes it look once more. Never throws:
 * what could not be sent stays in the outbox and is tried again with growing pauses.
 */
export function sweepOutbox(): Promise<void> {
  const sweeper = state();
  const settings = mailSettings();
  if (!settings) return Promise.resolve();
  sweeper.again = true;
  sweeper.running ??= (async () => {
    try {
      while (sweeper.again) {
        sweeper.again = false;
        await sweep(settings);
      }
    } catch (error) {
      log.warn('mail.sweep_failed', {
        reason: error instanceof Error ? error.message.slice(0, 80) : 'unknown',
      });
    } finally {
      sweeper.running = null;
    }
  })();
  return sweeper.running;
}

/** Lets offers and options run out, and queues reminders of what has to be answered. Never throws. */
export async function keepPromises(): Promise<void> {
  for (const job of ['expire_due', 'remind_staff']) {
    await sql`select ${sql.id('public', job)}()`
      .execute(db())
      .catch(() => log.warn('jobs.not_done', { job }));
  }
}

/**
 * Does what is due: ends of offers and options, reminders, mails; the first time and then about once an hour also what has to
 * go: counters that are no longer needed, personal data whose time is over, times of a clock that was ahead. Never throws.
 */
export async function doDueJobs(): Promise<void> {
  const hasToTidy = state().ticks++ % pruneEvery === 0;
  await keepPromises();
  await sweepOutbox();
  if (!hasToTidy) return;
  await pruneExpired().catch(() => log.warn('retention.not_pruned'));
  await repairTimestamps().catch(() => log.warn('clock.not_repaired'));
}

/** Looks every quarter of a minute for what is due. */
export function startSweeper() {
  if (!mailSettings()) log.info('mail.not_configured', { advice: 'set SMTP_URL, MAIL_FROM and MAIL_TO' });
  setInterval(doDueJobs, intervalMs).unref();
}
