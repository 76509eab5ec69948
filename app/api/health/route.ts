import { respond } from '@/lib/server/http/respond';

export const dynamic = 'force-dynamic';

/** The process is alive; says nothing about the backend, so that an outage there restarts nobody here. */
export function GET(): Response {
  return respond(200, { status: 'ok' });
}
