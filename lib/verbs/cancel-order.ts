import 'server-only';
import type { CancellationCause } from '@/lib/answer/states';
import { verbs } from '@/lib/answer/states';
import type { Tx } from '@/lib/server/database/database';
import { giveDaysBack, lockInquiry, logEvent, mustAllow, requireFreshMember } from './desk';

export type Cancellation = {
  /** Of the form that cancels; the same key cancels once. */
  readonly key: string;
  readonly reference: string;
  readonly cause: CancellationCause;
  /** `YYYY-MM-DD`, when the guest's notice arrived or the house gave its own. */
  readonly receivedOn: string;
  /** For the guest, in the guest's language. */
  readonly message: string;
};

/** The house cancels a booked order: its days are free at once, and both sides hear of it. @throws Refusal */
export async function cancelOrder(tx: Tx, { key, reference, cause, receivedOn, message }: Cancellation) {
  const member = await requireFreshMember(tx);
  const inquiry = await lockInquiry(tx, reference);
  const known = await tx
    .selectFrom('cancellations')
    .select('key')
    .where('inquiry_id', '=', inquiry.id)
    .executeTakeFirst();
  if (known?.key === key) return { status: 'cancelled', repeated: true } as const;
  mustAllow('cancel', inquiry.state);
  const { to, event, mail } = verbs.cancel;
  await tx
    .insertInto('cancellations')
    .values({
      inquiry_id: inquiry.id,
      key,
      cause,
      received_on: receivedOn,
      message,
      cancelled_by_name: member.name,
    })
    .execute();
  // First of all: the days of an accepted inquiry cannot be freed.
  await tx
    .updateTable('inquiries')
    .set({ state: to, decided_at: new Date(), decided_by: 'house', last_contact_at: new Date() })
    .where('id', '=', inquiry.id)
    .execute();
  await giveDaysBack(tx, inquiry.id, member, 'cancelled');
  await logEvent(tx, inquiry.id, member, event, { cause, receivedOn, message });
  const accepted = await tx
    .selectFrom('offers')
    .select('id')
    .where('inquiry_id', '=', inquiry.id)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  const payload = JSON.stringify({ offerId: accepted?.id, cause, receivedOn, message });
  await tx
    .insertInto('mail_outbox')
    .values([
      { kind: mail, recipient: 'visitor', locale: inquiry.locale, inquiry_id: inquiry.id, payload },
      { kind: mail, recipient: 'house', locale: 'de', inquiry_id: inquiry.id, payload },
    ])
    .execute();
  return { status: 'cancelled', repeated: false } as const;
}
