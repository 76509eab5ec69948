import 'server-only';
import { z } from 'zod';
import { type Locale, locales } from '@/content/locales';
import { inquiryEnds } from '@/lib/retention/inquiry-period';
import { db } from '@/lib/server/database/database';
import { env } from '@/lib/server/env';
import { answerPost, respondLimited } from '@/lib/server/http/answer';
import { readJsonBody } from '@/lib/server/http/body';
import { respond } from '@/lib/server/http/respond';
import { consumeRateLimits } from '@/lib/server/rate-limit';
import { type Inquiry, readInquiry, readVersions } from '../read-inquiry';
import { isStateKey } from '../state-key';
import { type InquiryVersion, versionOf } from '../version';

export type PlanPageContext = {
  readonly now: Date;
  /** Of the client, as `clientAddress` gives it. */
  readonly address: string;
  /** Called after something was stored, so that its mails need not wait for the sweeper. */
  readonly stored: () => void;
};

/** Whoever holds the signed link of an inquiry, the inquiry, and what is asked for. */
export type Holder<Input> = {
  readonly inquiry: Inquiry;
  /** Oldest first. */
  readonly versions: readonly InquiryVersion[];
  readonly locale: Locale;
  readonly input: Input;
  readonly context: PlanPageContext;
};

const envelopeSchema = z.object({
  reference: z.string().regex(/^SG-\d{4}-[A-Z0-9]{4,8}$/),
  key: z.string().max(100),
  locale: z.enum(locales),
});

/** Unknown references, wrong keys and links whose time is over get the same answer, so that nobody can try out references. */
const reject = () => respond(403, { code: 'plan.key' });

/** One code per field, by the message of its schema. */
function fieldErrors({ issues }: z.ZodError): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? 'body')] ??= message;
  return errors;
}

/** Its row may stay longer, for an answer that was sent; what its guest sees ends here. */
function isOver(inquiry: Inquiry, versions: readonly InquiryVersion[], now: Date): boolean {
  const { day } = versionOf(versions, inquiry.current).event;
  return inquiryEnds(day, inquiry.lastContactAt, env().INQUIRY_RETENTION_DAYS) < now;
}

async function answer<Input>(
  request: Request,
  context: PlanPageContext,
  { schema, limit }: { readonly schema: z.ZodType<Input>; readonly limit: 'plan' | 'plan-action' },
  work: (holder: Holder<Input>) => Promise<Response>,
): Promise<Response> {
  const body = await readJsonBody(request);
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) return respond(400, { code: 'request.unreadable' });
  const { reference, key, locale } = envelope.data;
  // Counted per client alone: whoever got a link that was passed on must not use up what its owner has.
  const limited = await consumeRateLimits([{ name: limit, subject: context.address }]);
  if (limited) return respondLimited('plan.limited', limited.retryAfterSeconds);
  const inquiry = await readInquiry(db(), reference);
  if (!inquiry || !isStateKey(inquiry, key)) return reject();
  const versions = await readVersions(db(), inquiry.id);
  if (isOver(inquiry, versions, context.now)) return reject();
  const input = schema.safeParse(body);
  if (!input.success) return respond(422, { code: 'plan.invalid', errors: fieldErrors(input.error) });
  return work({ inquiry, versions, locale, input: input.data, context });
}

/**
 * Answers a post to an endpoint of the plan page with `{reference, key, locale, …}`: 400 unreadable, 403 wrong key, a link
 * whose time is over or another site, 422 with one code per field, 429 too many from one address,
 * 503 when the backend cannot be reached, else what `work` answers. A post, because the key must stand in no address.
 */
export const answerHolder = <Input>(
  request: Request,
  context: PlanPageContext,
  rules: Parameters<typeof answer<Input>>[2],
  work: (holder: Holder<Input>) => Promise<Response>,
): Promise<Response> =>
  answerPost(request, { feature: 'plan_page', limited: 'plan.limited' }, () =>
    answer(request, context, rules, work),
  );
