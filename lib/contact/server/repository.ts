import 'server-only';
import { z } from 'zod';
import { answerBy } from '@/lib/base/answer-date';
import { log } from '@/lib/base/log';
import { storableText } from '@/lib/base/storable';
import type { CheckedMessage } from '@/lib/contact/rules';
import { serviceClient } from '@/lib/server/database/service-client';
import { rateLimitBucket } from '@/lib/server/rate-limit';
import type { Envelope } from './envelope';

export type NewMessage = {
  readonly message: CheckedMessage;
  readonly envelope: Envelope;
  readonly received: Date;
  /** Of the client, normalised; only its keyed hash leaves this file. */
  readonly address: string;
  /** Of a person who is signed in. */
  readonly userId: string | null;
};

const answerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('stored'),
    reference: z.string(),
    answerBy: z.coerce.date(),
    /** The key was known: nothing was added. */
    repeated: z.boolean(),
  }),
  z.object({ status: z.literal('limited'), retryAfterSeconds: z.number() }),
  /** The key is that of a message with other content. */
  z.object({ status: z.literal('conflict') }),
]);

export type StoreResult = z.output<typeof answerSchema> | { readonly status: 'unavailable' };

/** Longer than the embedded backend's first start on a slow machine, shorter than a visitor waits. */
const timeoutMs = 15_000;

/**
 * Stores a message and the mails about it, all or nothing. Safe to call again with the same idempotency key, also
 * after `unavailable`, which does not say whether the message was stored. Never throws.
 */
export async function storeMessage(entry: NewMessage): Promise<StoreResult> {
  const { message, envelope, received, address, userId } = entry;
  try {
    const limit = rateLimitBucket({ name: 'contact', subject: address });
    const { data, error } = await serviceClient()
      .rpc('submit_contact_message', {
        p_idempotency_key: envelope.idempotencyKey,
        p_bucket: limit.bucket,
        p_limit_per_hour: limit.max,
        p_locale: envelope.locale,
        p_topic: message.topic,
        p_name: storableText(message.name),
        p_email: storableText(message.email),
        p_phone: storableText(message.phone),
        p_message: storableText(message.message),
        p_callback: message.callback,
        p_callback_day: message.callbackDay,
        p_callback_window: message.callbackWindow,
        p_suspicious: envelope.suspicious,
        p_answer_by: answerBy(received).toISOString(),
        p_user_id: userId,
      })
      .abortSignal(AbortSignal.timeout(timeoutMs));
    if (error) {
      // Only the code: messages of a database may quote what a visitor typed.
      log.error('contact.not_stored', { state: error.code || null });
      return { status: 'unavailable' };
    }
    return answerSchema.parse(data);
  } catch (error) {
    log.error('contact.not_stored', { reason: error instanceof Error ? error.name : 'unknown' });
    return { status: 'unavailable' };
  }
}
