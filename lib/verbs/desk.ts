import 'server-only';
import { sql } from 'kysely';
import type { EventKind, InquiryState, Verb } from '@/lib/answer/states';
import { allows } from '@/lib/answer/states';
import type { Tx } from '@/lib/server/database/database';
import { Refusal } from '@/lib/server/refusal';

type Member = { readonly userId: string; readonly name: string; readonly isFresh: boolean };

/** The staff member in whose name a transaction runs, signed in within a day. @throws Refusal */
export async function requireFreshMember(tx: Tx): Promise<Member> {
  const query = sql<{ self: Member | null }>`select public.staff_self() as self`;
  const self = (await query.execute(tx)).rows[0]?.self;
  if (!self) throw new Refusal({ status: 403, code: 'staff_forbidden' });
  if (!self.isFresh) throw new Refusal({ status: 403, code: 'staff_session_old' });
  return self;
}

/** An inquiry, locked against every other change; rows that refer to it can still be written. @throws Refusal */
export async function lockInquiry(tx: Tx, reference: string) {
  const inquiry = await tx
    .selectFrom('inquiries')
    .select(['id', 'reference', 'state', 'locale', 'name'])
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!inquiry) throw new Refusal({ status: 404, code: 'not_found' });
  return inquiry;
}

/** @throws Refusal where the table of states does not allow it. */
export function mustAllow(verb: Verb, state: InquiryState): void {
  if (!allows(verb, state)) throw new Refusal({ status: 409, code: 'staff_state' });
}

/** Adds an entry of the staff to the history. */
export const logEvent = (tx: Tx, inquiryId: string, member: Member, kind: EventKind, details: object) =>
  tx
    .insertInto('inquiry_events')
    .values({
      inquiry_id: inquiryId,
      actor: 'staff',
      actor_name: member.name,
      kind,
      details: JSON.stringify(details),
    })
    .execute();

/** Gives the days of an inquiry back, under the locks that whoever takes a day holds (`private.lock_days`). */
export async function giveDaysBack(tx: Tx, inquiryId: string, member: Member, reason: string) {
  const held = tx
    .selectFrom('bookings')
    .select('day')
    .where('inquiry_id', '=', inquiryId)
    .where('state', 'in', ['option', 'booked']);
  for (const { day } of await held.orderBy('day').execute()) {
    await sql`select pg_advisory_xact_lock(hashtextextended('day:' || ${day}::text, 0))`.execute(tx);
  }
  const released = await tx
    .updateTable('bookings')
    .set({ state: 'released' })
    .where('inquiry_id', '=', inquiryId)
    .where('state', 'in', ['option', 'booked'])
    .returning('day')
    .execute();
  for (const { day } of released) await logEvent(tx, inquiryId, member, 'day_released', { day, reason });
}
