import 'server-only';
import { sql } from 'kysely';
import type { Tx } from './database';

/** A staff member, whom row level security knows by the session. */
export type StaffActor = { readonly userId: string; readonly sessionId: string };

/** What follows in a transaction happens in the name of a staff member. */
export async function introduce(tx: Tx, { userId, sessionId }: StaffActor): Promise<void> {
  const claims = JSON.stringify({ sub: userId, session_id: sessionId, role: 'authenticated' });
  await sql`select set_config('role', 'desk', true), set_config('request.jwt.claims', ${claims}, true),
                   set_config('request.jwt.claim.sub', ${userId}, true)`.execute(tx);
}
