import 'server-only';
import { answerPdf } from '@/lib/inquiry/server/plan-page/answer-pdf';
import { readInquiry, readVersions } from '@/lib/inquiry/server/read-inquiry';
import { db } from '@/lib/server/database/database';
import { respond } from '@/lib/server/http/respond';
import { answerStaff } from './staff';

/** Answers `GET /api/haus/inquiries/<reference>/answer.pdf?version=2` with an answer as the guest has it; 404 for what there is not. */
export const answerWithPdf = (request: Request, reference: string): Promise<Response> =>
  answerStaff(request, async () => {
    const inquiry = await readInquiry(db(), reference);
    if (!inquiry) return respond(404, { code: 'not_found' });
    const number = Number(new URL(request.url).searchParams.get('version'));
    return answerPdf(inquiry, await readVersions(db(), inquiry.id), number);
  });
