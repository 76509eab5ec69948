import 'server-only';
import { verbs } from '@/lib/answer/states';
import type { Tx } from '@/lib/server/database/database';
import { giveDaysBack, lockInquiry, logEvent, mustAllow, requireFreshMember } from './desk';

export type Withdrawal = { readonly reference: string; readonly version: number; readonly message: string };

/**
 * The house takes back an offer that nobody has accepted yet: it can be answered no more, its days are free, the inquiry is in
 * progress again, and the visitor hears of it. A version that was taken back is taken back once. @throws Refusal
 */
export async function withdrawOffer(tx: Tx, { reference, version, message }: Withdrawal) {
  const member = await requireFreshMember(tx);
  const inquiry = await lockInquiry(tx, reference);
  const ofVersion = tx
    .selectFrom('offers')
    .select(['id', 'state'])
    .where('inquiry_id', '=', inquiry.id)
    .where('version', '=', version);
  const offer = await ofVersion.executeTakeFirst();
  if (offer?.state === 'withdrawn') return { status: 'withdrawn', repeated: true } as const;
  mustAllow('withdraw-offer', offer?.state === 'open' ? inquiry.state : 'withdrawn');
  const { to, event, mail } = verbs['withdraw-offer'];
  await tx
    .updateTable('offers')
    .set({ state: 'withdrawn' })
    .where('inquiry_id', '=', inquiry.id)
    .where('version', '=', version)
    .execute();
  await tx
    .updateTable('inquiries')
    .set({ state: to, last_contact_at: new Date() })
    .where('id', '=', inquiry.id)
    .execute();
  await giveDaysBack(tx, inquiry.id, member, 'offer_withdrawn');
  await logEvent(tx, inquiry.id, member, event, { version, message });
  await tx
    .insertInto('mail_outbox')
    .values({
      kind: mail,
      recipient: 'visitor',
      locale: inquiry.locale,
      inquiry_id: inquiry.id,
      payload: JSON.stringify({ offerId: offer?.id, version, message }),
    })
    .execute();
  return { status: 'withdrawn', repeated: false } as const;
}
