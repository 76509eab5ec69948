import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { respond } from '@/lib/server/http/respond';
import { computations } from '@/lib/server/queue';
import { answerFile } from '../answer-file';
import { answerContext } from '../mail/plan-context';
import { isAnswer } from '../version';
import { answerHolder, type PlanPageContext } from './holder';

const pdfSchema = z.object({ version: z.int({ error: 'value.invalid' }) });

/**
 * Answers `POST /api/inquiries/pdf` with `{version}`: 200 with an answer as it was mailed, 404 for a version that is none; see
 * `answerHolder`.
 */
export const handlePdf = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(
    request,
    context,
    { schema: pdfSchema, limit: 'plan-action' },
    async ({ inquiry, versions, input }) => {
      const answer = versions.find(({ number }) => number === input.version);
      if (!answer || !isAnswer(answer)) return respond(404, { code: 'plan.no_version' });
      const file = await computations().run(() =>
        answerFile({ inquiry, versions, answer }, answerContext(inquiry.locale), env().SITE_URL),
      );
      return new Response(Buffer.from(file.content), {
        headers: { 'Content-Type': file.type, 'Cache-Control': 'no-store' },
      });
    },
  );
