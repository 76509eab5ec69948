import 'server-only';
import { log } from '@/lib/base/log';
import { env } from '@/lib/server/env';
import { isSameOrigin } from '@/lib/server/http/origin';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { visitorSession } from '@/lib/server/session/visitor-session';
import { staffAddress } from '@/lib/staff/addresses';

/** Answers `POST /api/haus/sign-out`: ends the session of this browser and leads to the sign-in page; 403 from another site. */
export async function handleSignOut(request: Request): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  const { client, apply } = visitorSession(request);
  const { error } = await client.auth.signOut({ scope: 'local' });
  // The cookies go in any case; a session that nobody could be told of ends by itself.
  if (error) log.warn('staff.sign_out', { reason: error.name });
  return apply(redirectTo(staffAddress.signIn));
}
