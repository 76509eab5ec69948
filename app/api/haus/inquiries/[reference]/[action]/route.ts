import { after } from 'next/server';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { respond } from '@/lib/server/http/respond';
import { staffAddress } from '@/lib/staff/addresses';
import { findAction } from '@/lib/staff/server/inquiry-actions';
import { findFile } from '@/lib/staff/server/inquiry-files';
import { answerStaffForm } from '@/lib/staff/server/staff-form';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ reference: string; action: string }> };

const missing = () => respond(404, { code: 'not_found' });

/** Takes, releases, notes, holds, declines, saves a draft or sends an offer; see `lib/staff/server/inquiry-actions.ts`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { reference, action } = await params;
  const work = findAction(action);
  if (!work) return missing();
  return answerStaffForm(request, {
    back: staffAddress.inquiry(encodeURIComponent(reference)),
    work: (staff, values) => work({ staff, reference, values, mailed: () => after(sweepOutbox) }),
  });
}

/** The calendar entry or an offer as a file; see `lib/staff/server/inquiry-files.ts`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { reference, action } = await params;
  const answer = findFile(action);
  return answer ? answer(request, reference) : missing();
}
