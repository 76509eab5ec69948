import 'server-only';
import { z } from 'zod';
import { answerBy } from '@/lib/base/answer-date';
import { log } from '@/lib/base/log';
import { storableJson, storableText } from '@/lib/base/storable';
import type { InquiryRequest } from '@/lib/inquiry/schema';
import type { Price } from '@/lib/plan/price';
import { isUrgent } from '@/lib/plan/urgency';
import { serviceClient } from '@/lib/server/database/service-client';
import { rateLimitBucket } from '@/lib/server/rate-limit';
import { inquiryPayload, type SentVariant } from './stored-variants';

export type NewInquiry = {
  readonly request: InquiryRequest;
  /** As the server calculated it. */
  readonly price: Price;
  readonly variants: readonly SentVariant[];
  readonly received: Date;
  /** Of the client, normalised; only its keyed hash leaves this file. */
  readonly address: string;
  readonly suspicious: boolean;
  /** The account of whoever is signed in. */
  readonly userId: string | null;
};

type Stored = {
  readonly status: 'stored';
  readonly reference: string;
  readonly createdAt: Date;
  readonly answerBy: Date;
  /** The key was known: this is the inquiry that the earlier post stored, and nothing was added. */
  readonly repeated: boolean;
  /** What the server calculated, in cents: net for business customers, gross for everybody else. */
  readonly totalCents: number;
  /** The visitor's browser showed another total. */
  readonly priceDiffers: boolean;
};

export type StoreResult =
  | Stored
  | { readonly status: 'limited'; readonly retryAfterSeconds: number }
  /** The key is that of an inquiry with other content. */
  | { readonly status: 'conflict' }
  | { readonly status: 'unavailable' };

const answerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('stored'),
    reference: z.string(),
    createdAt: z.coerce.date(),
    answerBy: z.coerce.date(),
    repeated: z.boolean(),
    totalCents: z.number(),
    priceDiffers: z.boolean(),
  }),
  z.object({ status: z.literal('limited'), retryAfterSeconds: z.number() }),
  z.object({ status: z.literal('conflict') }),
]);

/** Longer than the embedded backend's first start on a slow machine, shorter than a visitor waits. */
const timeoutMs = 15_000;

/**
 * Stores an inquiry and the mails about it, all or nothing. Safe to call again with the same idempotency key, also
 * after `unavailable`, which does not say whether the inquiry was stored. Never throws.
 */
export async function storeInquiry(inquiry: NewInquiry): Promise<StoreResult> {
  const { request, price, variants, received, address, suspicious, userId } = inquiry;
  const { details } = request.draft;
  try {
    const limit = rateLimitBucket({ name: 'inquiry', subject: address });
    const { data, error } = await serviceClient()
      .rpc('submit_inquiry', {
        p_idempotency_key: request.idempotencyKey,
        p_bucket: limit.bucket,
        p_limit_per_hour: limit.max,
        p_locale: request.locale,
        p_email: storableText(details.email),
        p_name: storableText(`${details.firstName} ${details.lastName}`.trim()),
        p_catalogue_version: storableText(request.catalogueVersion),
        p_payload: storableJson(inquiryPayload(request.draft, variants)),
        p_price: storableJson(price),
        p_shown_total_cents: request.shownTotalCents,
        p_server_total_cents: price.shownCents,
        p_suspicious: suspicious,
        p_answer_by: answerBy(received, isUrgent(request.draft, received)).toISOString(),
        p_user_id: userId,
      })
      .abortSignal(AbortSignal.timeout(timeoutMs));
    if (error) {
      // Only the code: messages of a database may quote what a visitor typed.
      log.error('inquiry.not_stored', { state: error.code || null });
      return { status: 'unavailable' };
    }
    return answerSchema.parse(data);
  } catch (error) {
    log.error('inquiry.not_stored', { reason: error instanceof Error ? error.name : 'unknown' });
    return { status: 'unavailable' };
  }
}
