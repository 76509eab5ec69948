import 'server-only';
import { z } from 'zod';
import { cleanLine, cleanText } from '@/lib/base/clean-text';
import { storableText } from '@/lib/base/storable';
import { isVisible } from '@/lib/base/text-format';
import { respond } from '@/lib/server/http/respond';
import { answerHolder, type PlanPageContext } from './holder';
import { callVisitorFunction, type VisitorAnswer } from './visitor-functions';

const maxText = 4_000;

/** Words to the house, cleaned; `required` where there must be some. */
const words = (required: boolean) =>
  z
    .string({ error: 'value.invalid' })
    .max(4 * maxText, { error: 'text.tooLong' })
    .transform((text) => storableText(cleanText(text)))
    .pipe(
      z
        .string()
        .max(maxText, { error: 'text.tooLong' })
        .refine((text) => !required || text !== '', { error: 'text.required' }),
    );

/** A person's name on one line. */
export const nameSchema = z
  .string({ error: 'value.invalid' })
  .max(2_000, { error: 'name.tooLong' })
  .transform((text) => storableText(cleanLine(text)))
  .pipe(z.string().refine(isVisible, { error: 'name.required' }).max(200, { error: 'name.tooLong' }));

export const versionSchema = z.int({ error: 'value.invalid' }).positive({ error: 'value.invalid' });

/** 200 done (also when it had been done before), 409 when the inquiry's state no longer allows it. */
export function answerFor(answer: VisitorAnswer, { stored }: PlanPageContext): Response {
  switch (answer.status) {
    case 'not_open':
      return respond(409, { code: 'plan.not_open' });
    case 'expired':
      return respond(409, { code: 'offer.expired' });
    case 'day_taken':
      return respond(409, { code: 'day_taken', day: answer.day });
    default:
      stored();
      return respond(200, { status: answer.status });
  }
}

const questionSchema = z.object({ text: words(true) });

/** Answers `POST /api/inquiries/question` with `{text}`: the question goes to the house; see `answerHolder`. */
export const handleQuestion = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(
    request,
    context,
    { schema: questionSchema, limit: 'plan-action' },
    async ({ inquiry, input }) =>
      answerFor(
        await callVisitorFunction('visitor_ask', { p_reference: inquiry.reference, p_text: input.text }),
        context,
      ),
  );

const declineSchema = z.object({ version: versionSchema, reason: words(false) });

/** Answers `POST /api/inquiries/decline` with `{version, reason}`; see `answerHolder`. */
export const handleDecline = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(
    request,
    context,
    { schema: declineSchema, limit: 'plan-action' },
    async ({ inquiry, input }) =>
      answerFor(
        await callVisitorFunction('visitor_decline_offer', {
          p_reference: inquiry.reference,
          p_version: input.version,
          p_reason: input.reason,
        }),
        context,
      ),
  );

/**
 * Answers `POST /api/inquiries/renew-link`: every link to the inquiry ends, and the new one is mailed to its address alone;
 * see `answerHolder`.
 */
export const handleRenewLink = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: z.unknown(), limit: 'plan-action' }, async ({ inquiry }) =>
    answerFor(await callVisitorFunction('visitor_renew_link', { p_reference: inquiry.reference }), context),
  );

const withdrawSchema = z.object({ reason: words(false) });

/** Answers `POST /api/inquiries/withdraw` with `{reason}`; see `answerHolder`. */
export const handleWithdraw = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(
    request,
    context,
    { schema: withdrawSchema, limit: 'plan-action' },
    async ({ inquiry, input }) =>
      answerFor(
        await callVisitorFunction('visitor_withdraw', {
          p_reference: inquiry.reference,
          p_reason: input.reason,
        }),
        context,
      ),
  );
