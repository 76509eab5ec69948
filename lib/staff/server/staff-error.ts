import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import { Refusal } from '@/lib/server/refusal';
import type { Failure } from '@/lib/server/session/owner';

/** What the staff's functions answer to a call that they reject; codes of PostgreSQL and of `supabase/migrations`. */
const failures: Readonly<Record<string, Failure>> = {
  '42501': { status: 403, code: 'staff_forbidden' },
  P0S02: { status: 403, code: 'staff_session_old' },
  P0002: { status: 404, code: 'not_found' },
  // The inquiry's state does not allow it (any more).
  P0S03: { status: 409, code: 'staff_state' },
  P0S04: { status: 409, code: 'day_booked' },
  // Characters that it cannot keep.
  '22021': { status: 400, code: 'request.invalid' },
  '22023': { status: 400, code: 'request.invalid' },
  '22P02': { status: 400, code: 'request.invalid' },
  '22007': { status: 400, code: 'request.invalid' },
  '22008': { status: 400, code: 'request.invalid' },
  '23502': { status: 400, code: 'request.invalid' },
  '23514': { status: 400, code: 'request.invalid' },
};

/**
 * What a call yields.
 * @throws Refusal when the call is rejected; Error, with the code only, when the database failed: messages of a
 * database may quote what somebody typed.
 */
export function mustStaff<T>({ data, error }: { data: T; error: PostgrestError | null }): T {
  if (!error) return data;
  const failure = failures[error.code];
  if (failure) throw new Refusal(failure);
  throw new Error(`staff store: ${error.code || 'no code'}`);
}
