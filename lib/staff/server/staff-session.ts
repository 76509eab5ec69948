import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { StaffActor } from '@/lib/server/database/introduce';
import { isRefusal, Refusal } from '@/lib/server/refusal';
import { answerOwner, type Failure, respondFailure } from '@/lib/server/session/owner';
import { readSessionId } from '@/lib/server/session/session-id';
import { mustStaff } from './staff-error';

/** Somebody of the staff who is signed in. */
export type StaffMember = {
  readonly userId: string;
  readonly name: string;
  /** The session began within a day: what cannot be undone wants that. */
  readonly isFresh: boolean;
};

/** The member, and a client that may do what the member may. */
export type Staff = { readonly member: StaffMember; readonly client: SupabaseClient };

/** In whose name a transaction runs. @throws Refusal when the session has ended meanwhile. */
export async function staffActor({ member, client }: Staff): Promise<StaffActor> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Refusal({ status: 401, code: 'session_missing' });
  return { userId: member.userId, sessionId: readSessionId(data.session.access_token) };
}

const memberSchema = z.object({ userId: z.string(), name: z.string(), isFresh: z.boolean() }).nullable();

/** The staff member whom a client belongs to; null for everybody else. @throws Refusal, Error */
export const readMember = async (client: SupabaseClient): Promise<StaffMember | null> =>
  memberSchema.parse(mustStaff(await client.rpc('staff_self')));

/**
 * Answers a request in the name of a staff member: 401 `session_missing`, 403 `request.origin` or `staff_forbidden`, 503
 * `backend.unavailable`, and what the staff's functions reject or verbs refuse (`Refusal`).
 * @param fail makes the answer of a failure, for plain forms a redirect; JSON with its code unless told otherwise.
 */
export function answerStaff(
  request: Request,
  work: (staff: Staff) => Promise<Response>,
  fail: (failure: Failure) => Response = respondFailure,
): Promise<Response> {
  return answerOwner(
    request,
    async ({ client }) => {
      try {
        const member = await readMember(client);
        return member ? await work({ member, client }) : fail({ status: 403, code: 'staff_forbidden' });
      } catch (error) {
        if (isRefusal(error)) return fail(error.failure);
        throw error;
      }
    },
    fail,
  );
}
