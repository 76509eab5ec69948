import 'server-only';
import { answerBy } from '@/lib/base/answer-date';
import { log } from '@/lib/base/log';
import { storableText } from '@/lib/base/storable';
import type { CheckedMessage } from '@/lib/contact/rules';
import { Again, type Tx, transaction } from '@/lib/server/database/database';
import { takeMail, takeUse } from '@/lib/server/rate-limit';
import { newReference } from '@/lib/server/reference';
import { Limited, type StoreResult } from '@/lib/server/store-result';
import type { Envelope } from './envelope';

export type NewMessage = {
  readonly message: CheckedMessage;
  readonly envelope: Envelope;
  readonly received: Date;
  /** Of the client, normalised; only its keyed hash is stored. */
  readonly address: string;
  /** Of a person who is signed in. */
  readonly userId: string | null;
};

type Stored = {
  readonly status: 'stored';
  readonly reference: string;
  readonly answerBy: Date;
  /** The key was known: nothing was added. */
  readonly repeated: boolean;
};

type Result = StoreResult<Stored>;

/** What somebody wrote; the same key with anything else is a conflict. */
const contentOf = ({ message }: NewMessage) => ({
  topic: message.topic,
  name: storableText(message.name),
  email: storableText(message.email),
  phone: storableText(message.phone),
  message: storableText(message.message),
  callback: message.callback,
  callback_day: message.callbackDay,
  callback_window: message.callbackWindow,
});

/** The answer for a key that is known. @throws Again when it is not, so that the reference that was drawn existed. */
async function repeat(tx: Tx, key: string, content: ReturnType<typeof contentOf>): Promise<Result> {
  const row = await tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) throw new Again();
  const isSame = Object.entries(content).every(
    ([name, value]) => row[name as keyof typeof content] === value,
  );
  if (!isSame) return { status: 'conflict' };
  return { status: 'stored', reference: row.reference, answerBy: row.answer_by, repeated: true };
}

async function store(tx: Tx, entry: NewMessage): Promise<Result> {
  const { envelope, received, address, userId } = entry;
  const { idempotencyKey, locale, suspicious } = envelope;
  const content = contentOf(entry);
  // Of two posts with one key at once, the second waits here for the first.
  const row = await tx
    .insertInto('contact_messages')
    .values({
      ...content,
      reference: newReference('SK', received),
      idempotency_key: idempotencyKey,
      user_id: userId,
      locale,
      suspicious,
      answer_by: answerBy(received),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference', 'answer_by'])
    .executeTakeFirst();
  if (!row) return repeat(tx, idempotencyKey, content);
  const wait = await takeUse(tx, { name: 'contact', subject: address });
  if (wait > 0) throw new Limited(wait);
  const mail = { kind: 'contact', contact_message_id: row.id };
  await tx
    .insertInto('mail_outbox')
    .values({ ...mail, recipient: 'house', locale: 'de' })
    .execute();
  // A suspicious post may carry a stranger's address: the house decides, nobody else gets a mail.
  if (!suspicious && (await takeMail(tx, content.email))) {
    await tx
      .insertInto('mail_outbox')
      .values({ ...mail, recipient: 'visitor', locale })
      .execute();
  }
  return { status: 'stored', reference: row.reference, answerBy: row.answer_by, repeated: false };
}

/**
 * Stores a message and the mails about it, all or nothing. Safe to call again with the same idempotency key, also
 * after `unavailable`, which does not say whether the message was stored. Never throws.
 */
export async function storeMessage(entry: NewMessage): Promise<Result> {
  try {
    return await transaction((tx) => store(tx, entry));
  } catch (error) {
    if (error instanceof Limited) return { status: 'limited', retryAfterSeconds: error.retryAfterSeconds };
    log.error('contact.not_stored', { reason: error instanceof Error ? error.name : 'unknown' });
    return { status: 'unavailable' };
  }
}
