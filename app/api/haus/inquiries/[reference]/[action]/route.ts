import { after } from 'next/server';
import { staffAddress } from '@/lib/desk/addresses';
import { answerWithPdf } from '@/lib/desk/server/answer-with-pdf';
import { findAction } from '@/lib/desk/server/inquiry-actions';
import { answerStaffForm } from '@/lib/desk/server/staff-form';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { respond } from '@/lib/server/http/respond';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ reference: string; action: string }> };

const missing = () => respond(404, { code: 'not_found' });

/** Does with an inquiry what the action says; see `lib/desk/server/inquiry-actions.ts`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { reference, action } = await params;
  const work = findAction(action);
  if (!work) return missing();
  return answerStaffForm(request, {
    back: staffAddress.inquiry(encodeURIComponent(reference)),
    work: (who, values) => work({ who, reference, values, mailed: () => after(sweepOutbox) }),
  });
}

/** An answer as a PDF. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { reference, action } = await params;
  return action === 'answer.pdf' ? answerWithPdf(request, reference) : missing();
}
