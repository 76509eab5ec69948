import { connect } from '@/lib/server/database/service-client';
import { respond } from '@/lib/server/http/respond';
import { publicBackend } from '@/lib/server/public-backend';

export const dynamic = 'force-dynamic';

/**
 * What the browser's client needs: the backend's address (null = this site) and its public key. Asked for when somebody
 * signs in, so that no page carries it.
 */
export function GET(): Response {
  return respond(200, { url: publicBackend(), anonKey: connect().anonKey });
}
