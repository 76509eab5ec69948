import { staffAddress } from '@/lib/staff/addresses';
import { changeMessage } from '@/lib/staff/server/message-actions';
import { answerStaffForm } from '@/lib/staff/server/staff-form';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ reference: string }> };

/** Takes, releases, files or reopens a message, as `action` says. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { reference } = await params;
  return answerStaffForm(request, {
    back: staffAddress.message(encodeURIComponent(reference)),
    work: (staff, values) => changeMessage(staff, reference, values),
  });
}
