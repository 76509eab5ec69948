import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { respond } from '@/lib/server/http/respond';
import { computations } from '@/lib/server/queue';
import { answerFile } from '../answer-file';
import { answerContext } from '../mail/plan-context';
import { answerHolder, type PlanPageContext } from './holder';
import { readLatestOffer } from './plan-row';

/**
 * Answers `POST /api/inquiries/offer-pdf`: 200 with the newest version of the offer as it was mailed, 404 before there is
 * one; see `answerHolder`.
 */
export const handleOfferPdf = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: z.unknown(), limit: 'plan-action' }, async ({ inquiry }) => {
    const offer = await readLatestOffer(inquiry.id);
    if (!offer) return respond(404, { code: 'offer.none' });
    const file = await computations().run(() =>
      answerFile({ inquiry, answer: offer }, answerContext(inquiry.locale), env().SITE_URL),
    );
    return new Response(Buffer.from(file.content), {
      headers: { 'Content-Type': file.type, 'Cache-Control': 'no-store' },
    });
  });
