import 'server-only';
import { sql } from 'kysely';
import type { Who } from '@/lib/inquiry/server/act';
import { db } from '@/lib/server/database/database';
import { env } from '@/lib/server/env';
import { isRefusal } from '@/lib/server/refusal';
import { answerOwner, type Failure, respondFailure } from '@/lib/server/session/owner';
import { readSessionId } from '@/lib/server/session/session-id';

/** A session of somebody else; of a member, and older than a working day. */
export type NoStaff = 'forbidden' | 'old';

/**
 * Whom of the house a session belongs to: an account whose address is proven and listed in `STAFF`, signed in within twelve
 * hours. The database decides on proof and age, so that nobody who registered a colleague's address first gets in.
 * @throws DatabaseError
 */
export async function findMember(userId: string, sessionId: string): Promise<Who | NoStaff> {
  const { rows } = await sql<{ email: string; fresh: boolean }>`
    select proven.email, session.created_at > now() - interval '12 hours' as fresh
    from auth.sessions as session
    join auth.users as person on person.id = session.user_id
    join public.proven_addresses as proven
      on proven.user_id = person.id and proven.email = lower(person.email)
    where session.id::text = ${sessionId} and person.id::text = ${userId}`.execute(db());
  const [row] = rows;
  const entry = row && env().STAFF.find(({ email }) => email === row.email);
  if (!entry) return 'forbidden';
  return row.fresh ? { party: 'house', name: entry.name } : 'old';
}

const codes = { forbidden: 'staff_forbidden', old: 'staff_session_old' } as const;

/**
 * Answers a request in the name of a member of the house: 401 `session_missing`, 403 `request.origin`, `staff_forbidden` or
 * `staff_session_old`, 503 `backend.unavailable`, and what verbs refuse.
 * @param fail makes the answer of a failure, for plain forms a redirect; JSON with its code unless told otherwise.
 */
export function answerStaff(
  request: Request,
  work: (who: Who) => Promise<Response>,
  fail: (failure: Failure) => Response = respondFailure,
): Promise<Response> {
  return answerOwner(
    request,
    async ({ user, client }) => {
      try {
        const { session } = (await client.auth.getSession()).data;
        const found = session ? await findMember(user.id, readSessionId(session.access_token)) : 'forbidden';
        return typeof found === 'string' ? fail({ status: 403, code: codes[found] }) : await work(found);
      } catch (error) {
        if (isRefusal(error)) return fail(error.failure);
        throw error;
      }
    },
    fail,
  );
}
