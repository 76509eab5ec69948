import 'server-only';
import { createHash } from 'node:crypto';
import { log } from '@/lib/base/log';
import { storableJson, storableText } from '@/lib/base/storable';
import { eventDays } from '@/lib/calendar/event-days';
import type { InquiryRequest } from '@/lib/inquiry/schema';
import { withoutContact } from '@/lib/plan/contact-data';
import { serialiseDraft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';
import { promisedBy } from '@/lib/plan/urgency';
import { Again, type Tx, transaction } from '@/lib/server/database/database';
import { takeMail, takeUse } from '@/lib/server/rate-limit';
import { newReference } from '@/lib/server/reference';
import { Limited, type StoreResult } from '@/lib/server/store-result';
import { addEntry, queueMail } from './record';
import { inquiryPayload, type SentVariant } from './stored-variants';

export type NewInquiry = {
  readonly request: InquiryRequest;
  /** As the server calculated it. */
  readonly price: Price;
  readonly variants: readonly SentVariant[];
  readonly received: Date;
  /** Of the client, normalised; only its keyed hash is stored. */
  readonly address: string;
  readonly suspicious: boolean;
  /** The account of whoever is signed in. */
  readonly userId: string | null;
};

type Stored = {
  readonly status: 'stored';
  readonly reference: string;
  readonly answerBy: Date;
  /** The key was known: this is the inquiry that the earlier post stored, and nothing was added. */
  readonly repeated: boolean;
  /** What the server calculated, in cents: net for business customers, gross for everybody else. */
  readonly totalCents: number;
  /** The visitor's browser showed another total. */
  readonly priceDiffers: boolean;
};

type Result = StoreResult<Stored>;

/** Of what a person asks for and who it is, without the prices that the server adds and the key of a sending. */
function hashContent({ request }: NewInquiry): string {
  const plain = [request.draft, ...request.variants.map(withoutContact)].map((draft) => {
    const { calendarKey: _, ...content } = JSON.parse(serialiseDraft(draft));
    return content;
  });
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}

export const priceDiffers = (shownCents: number | null, totalCents: number | null): boolean =>
  shownCents !== null && shownCents !== totalCents;

/** The answer for a key that is known. @throws Again when it is not, so that the reference that was drawn existed. */
async function repeat(tx: Tx, key: string, contentHash: string): Promise<Result> {
  const row = await tx
    .selectFrom('inquiries')
    .innerJoin('versions', (join) =>
      join.onRef('versions.inquiry_id', '=', 'inquiries.id').onRef('versions.number', '=', 'inquiries.sent'),
    )
    .select(['reference', 'content_hash', 'shown_cents', 'answer_by', 'total_cents', 'plan'])
    .select('inquiries.created_at')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) throw new Again();
  if (row.content_hash !== contentHash) return { status: 'conflict' };
  return {
    status: 'stored',
    reference: row.reference,
    answerBy: row.answer_by ?? promisedBy(readDraft(row.plan), row.created_at),
    repeated: true,
    totalCents: row.total_cents ?? 0,
    priceDiffers: priceDiffers(row.shown_cents, row.total_cents),
  };
}

async function store(tx: Tx, inquiry: NewInquiry): Promise<Result> {
  const { request, price, variants, received, address, suspicious, userId } = inquiry;
  const { draft, locale, shownTotalCents } = request;
  const email = storableText(draft.details.email);
  const name = storableText(`${draft.details.firstName} ${draft.details.lastName}`.trim());
  const contentHash = hashContent(inquiry);
  const promise = promisedBy(draft, received);
  // Of two posts with one key at once, the second waits here for the first.
  const row = await tx
    .insertInto('inquiries')
    .values({
      reference: newReference('SG', received),
      idempotency_key: request.idempotencyKey,
      content_hash: contentHash,
      user_id: userId,
      locale,
      email,
      name,
      suspicious,
      shown_cents: shownTotalCents,
      answer_by: promise,
      sent: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (!row) return repeat(tx, request.idempotencyKey, contentHash);
  const wait = await takeUse(tx, { name: 'inquiry', subject: address });
  if (wait > 0) throw new Limited(wait);
  await tx
    .insertInto('versions')
    .values({
      inquiry_id: row.id,
      number: 1,
      key: request.idempotencyKey,
      author: 'guest',
      author_name: name,
      plan: JSON.stringify(storableJson(inquiryPayload(draft, variants))),
      price: JSON.stringify(storableJson(price)),
      catalogue: storableText(request.catalogueVersion),
      ...eventDays(draft),
      guests: draft.guests,
      total_cents: price.shownCents,
    })
    .execute();
  const entry = { id: row.id, locale };
  await addEntry(tx, row.id, { author: 'guest', name, kind: 'submit', version: 1 });
  await queueMail(tx, entry, { kind: 'inquiry', to: 'house', version: 1 });
  // The address is unproven: beyond its budget nothing is mailed there. What was sent is stored all the same.
  if (await takeMail(tx, email)) await queueMail(tx, entry, { kind: 'inquiry', to: 'visitor', version: 1 });
  return {
    status: 'stored',
    reference: row.reference,
    answerBy: promise,
    repeated: false,
    totalCents: price.shownCents,
    priceDiffers: priceDiffers(shownTotalCents, price.shownCents),
  };
}

/**
 * Stores an inquiry and the mails about it, all or nothing. Safe to call again with the same idempotency key, also
 * after `unavailable`, which does not say whether the inquiry was stored. Never throws.
 */
export async function storeInquiry(inquiry: NewInquiry): Promise<Result> {
  try {
    return await transaction((tx) => store(tx, inquiry));
  } catch (error) {
    if (error instanceof Limited) return { status: 'limited', retryAfterSeconds: error.retryAfterSeconds };
    // Without its message: that of a database may quote what a visitor typed.
    log.error('inquiry.not_stored', { reason: error instanceof Error ? error.name : 'unknown' });
    return { status: 'unavailable' };
  }
}
