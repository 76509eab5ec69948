import { doDueJobs } from '@/lib/jobs/sweeper';
import { respond } from '@/lib/server/http/respond';

export const dynamic = 'force-dynamic';

/**
 * Sends, ends and deletes what is due. For platforms whose processes do not stay: their scheduler calls it every minute.
 * Open to everybody, since it does nothing that is not due.
 */
export async function GET(): Promise<Response> {
  await doDueJobs();
  return respond(200, { status: 'done' });
}
