import { backendState } from '@/lib/server/database/readiness';
import { respond } from '@/lib/server/http/respond';

export const dynamic = 'force-dynamic';

/** Whether inquiries can be stored now: the backend answers and knows every migration of this build. */
export async function GET(): Promise<Response> {
  const state = await backendState();
  return respond(state === 'ready' ? 200 : 503, { status: state });
}
