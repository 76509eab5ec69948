import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { respond } from '@/lib/server/http/respond';
import { computations } from '@/lib/server/queue';
import { answerFile } from '../answer-file';
import { answerContext } from '../mail/plan-context';
import type { Inquiry } from '../read-inquiry';
import { type InquiryVersion, isAnswer } from '../version';
import { answerHolder, type PlanPageContext } from './holder';

const pdfSchema = z.object({ version: z.int({ error: 'value.invalid' }) });

/** An answer as it was mailed, to be read in the browser; 404 for a version that is none. */
export async function answerPdf(
  inquiry: Inquiry,
  versions: readonly InquiryVersion[],
  version: number,
): Promise<Response> {
  const answer = versions.find(({ number }) => number === version);
  if (!answer || !isAnswer(answer)) return respond(404, { code: 'not_found' });
  const file = await computations().run(() =>
    answerFile({ inquiry, versions, answer }, answerContext(inquiry.locale), env().SITE_URL),
  );
  return new Response(Buffer.from(file.content), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** Answers `POST /api/inquiries/pdf` with `{version}` by the answer itself; see `answerHolder`. */
export const handlePdf = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(
    request,
    context,
    { schema: pdfSchema, limit: 'plan-action' },
    ({ inquiry, versions, input }) => answerPdf(inquiry, versions, input.version),
  );
