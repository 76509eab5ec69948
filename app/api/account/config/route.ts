import { respond } from '@/lib/request/respond';
import { publicBackend } from '@/lib/supabase/public-backend';
import { connect } from '@/lib/supabase/server';

export const dynamic = 'force-dynamic';

/**
 * What the browser's client needs: the backend's address (null = this site) and its public key. Asked for when somebody
 * signs in, so that no page carries it.
 */
export function GET(): Response {
  return respond(200, { url: publicBackend(), anonKey: connect().anonKey });
}
