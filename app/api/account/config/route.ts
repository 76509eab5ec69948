import { respond } from '@/lib/request/respond';
import { connect, publicBackend } from '@/lib/supabase/server';

export const dynamic = 'force-dynamic';

/**
 * What the browser's client needs: the backend's address (null = this site) and its public key. Asked for at run time,
 * so that pages built once serve any backend.
 */
export function GET(): Response {
  return respond(200, { url: publicBackend(), anonKey: connect().anonKey });
}
