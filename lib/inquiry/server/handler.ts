import 'server-only';
import { isTooFast } from '@/lib/base/min-fill-time';
import { parseInquiry } from '@/lib/inquiry/schema';
import { calculatePrice } from '@/lib/plan/price';
import { answerPost, respondLimited } from '@/lib/server/http/answer';
import { readJson, unreadable } from '@/lib/server/http/body';
import { respond } from '@/lib/server/http/respond';
import { getSender } from '@/lib/server/session/owner';
import { stateKey } from './state-key';
import { storeInquiry } from './submit';

export type HandlerContext = {
  readonly now: Date;
  /** Of the client, as `clientAddress` gives it. */
  readonly address: string;
  /** Called after something was stored, so that its mails need not wait for the sweeper. */
  readonly stored: () => void;
};

async function answer(request: Request, context: HandlerContext): Promise<Response> {
  const read = await readJson(request);
  if (!read.ok) return respond(unreadable[read.code], { code: read.code });
  const parsed = parseInquiry(read.body, context.now);
  if (!parsed.ok) return respond(422, { code: 'inquiry.invalid', errors: parsed.errors });

  const inquiry = parsed.value;
  const { userId, apply } = await getSender(request);
  const result = await storeInquiry({
    request: inquiry,
    price: calculatePrice(inquiry.draft, context.now),
    variants: inquiry.variants.map((draft) => ({
      draft,
      price: calculatePrice(draft, context.now),
    })),
    received: context.now,
    address: context.address,
    suspicious: inquiry.website !== '' || isTooFast(inquiry.elapsedMs),
    userId,
  });
  if (result.status === 'limited') return apply(respondLimited('inquiry.limited', result.retryAfterSeconds));
  if (result.status === 'conflict') return apply(respond(409, { code: 'inquiry.conflict' }));
  if (result.status === 'unavailable') return apply(respond(503, { code: 'backend.unavailable' }));

  context.stored();
  const { reference, answerBy, repeated, totalCents, priceDiffers } = result;
  const stored = {
    reference,
    answerBy: answerBy.toISOString(),
    // Of a new inquiry. After its link was renewed, a repeated post must not open it.
    stateKey: stateKey({ reference, linkVersion: 0 }),
    repeated,
    totalCents,
    priceDiffers,
  };
  return apply(respond(201, stored));
}

/**
 * Answers `POST /api/inquiries`: 201 stored (or stored before under the same key), 400 unreadable, 403 from another
 * site, 409 when the key is that of an inquiry with other content, 413 larger than 64 KiB, 415 another content type than JSON, 422 with one code per field, 429 too many from one
 * address, 503 when the backend cannot be reached.
 */
export const handleInquiry = (request: Request, context: HandlerContext): Promise<Response> =>
  answerPost(request, { feature: 'inquiry' }, () => answer(request, context));
