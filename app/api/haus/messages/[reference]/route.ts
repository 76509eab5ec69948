import { staffAddress } from '@/lib/desk/addresses';
import { changeMessage } from '@/lib/desk/server/message-actions';
import { answerStaffForm } from '@/lib/desk/server/staff-form';

type Context = { params: Promise<{ reference: string }> };

/** Files or reopens a message, as `action` says. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { reference } = await params;
  return answerStaffForm(request, {
    back: staffAddress.message(encodeURIComponent(reference)),
    work: (who, values) => changeMessage(who, reference, values),
  });
}
