import 'server-only';
import { log } from '@/lib/base/log';
import { staffAddress } from '@/lib/desk/addresses';
import { answerPost } from '@/lib/server/http/answer';
import { redirectTo } from '@/lib/server/http/respond';
import { visitorSession } from '@/lib/server/session/visitor-session';

/** Answers `POST /api/haus/sign-out`: ends the session of this browser and leads to the sign-in page; 403 from another site. */
export const handleSignOut = (request: Request): Promise<Response> =>
  answerPost(request, { feature: 'staff_sign_out' }, async () => {
    const { client, apply } = visitorSession(request);
    const { error } = await client.auth.signOut({ scope: 'local' });
    // The cookies go in any case; a session that nobody could be told of ends by itself.
    if (error) log.warn('staff.sign_out', { reason: error.name });
    return apply(redirectTo(staffAddress.signIn));
  });
