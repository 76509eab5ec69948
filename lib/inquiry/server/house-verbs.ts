import 'server-only';
import { catalogueVersion } from '@/content/catering/rules';
import type { Answer } from '@/lib/answer/check-answer';
import { storableJson } from '@/lib/base/storable';
import { eventDays } from '@/lib/calendar/event-days';
import { assertDaysFree, releaseDays, takeDays } from '@/lib/calendar/server/take-days';
import { serialiseDraft } from '@/lib/plan/draft';
import { promisedBy } from '@/lib/plan/urgency';
import type { Tx } from '@/lib/server/database/database';
import { Refusal } from '@/lib/server/refusal';
import { act, type Deed, type Who } from './act';
import { type Inquiry, lockInquiry, readVersion } from './read-inquiry';
import { addEntry, queueMail } from './record';

type NewAnswer = {
  readonly reference: string;
  readonly key: string;
  /** Number of the newest version that it was made from. */
  readonly from: number;
  readonly answer: Answer;
};

export type Answered =
  | { readonly status: 'sent'; readonly version: number; readonly repeated: boolean }
  /** Somebody else was faster: the newest version and whose it is. */
  | { readonly status: 'conflict'; readonly version: number; readonly name: string };

const newestVersion = (tx: Tx, inquiry: Inquiry) =>
  tx
    .selectFrom('versions')
    .select(['number', 'author_name'])
    .where('inquiry_id', '=', inquiry.id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();

/** Takes the answer's days until its last one where the terms say so; else only looks whether they can still be had. */
async function keepDays(tx: Tx, inquiry: Inquiry, { plan, terms }: Answer): Promise<void> {
  const event = eventDays(plan);
  if (terms.holds && event.day !== null) return takeDays(tx, inquiry.id, event, terms.validUntil);
  await releaseDays(tx, inquiry.id, 'held');
  await assertDaysFree(tx, inquiry.id, event);
}

/**
 * Answers an inquiry in whatever state: the answer is the next version and waits for a yes, its days are kept, the guest
 * hears of it. What was agreed on stays beside it; what was closed is open again. @throws Refusal, DayTaken
 */
export async function answerInquiry(tx: Tx, who: Who, input: NewAnswer): Promise<Answered> {
  const { reference, key, from, answer } = input;
  const inquiry = await lockInquiry(tx, reference);
  if (!inquiry) throw new Refusal({ status: 404, code: 'not_found' });
  const known = await tx.selectFrom('versions').selectAll().where('key', '=', key).executeTakeFirst();
  if (known && known.inquiry_id !== inquiry.id) throw new Refusal({ status: 400, code: 'invalid' });
  if (known) return { status: 'sent', version: known.number, repeated: true };
  const newest = await newestVersion(tx, inquiry);
  if (newest.number !== from) {
    return { status: 'conflict', version: newest.number, name: newest.author_name };
  }
  await keepDays(tx, inquiry, answer);
  const number = from + 1;
  const { plan, terms, price } = answer;
  await tx
    .insertInto('versions')
    .values({
      inquiry_id: inquiry.id,
      number,
      key,
      author: 'house',
      author_name: who.name,
      plan: JSON.stringify(storableJson(JSON.parse(serialiseDraft(plan)))),
      terms: JSON.stringify(storableJson(terms)),
      price: JSON.stringify(storableJson(price)),
      catalogue: catalogueVersion,
      ...eventDays(plan),
      guests: plan.guests,
      total_cents: price.shownCents,
      valid_until: terms.validUntil,
    })
    .execute();
  const reopened = { agreed: null, signed_at: null, closed_by: null, closed_at: null };
  await tx
    .updateTable('inquiries')
    .set({
      offered: number,
      answer_by: null,
      last_contact_at: new Date(),
      ...(inquiry.state === 'closed' && reopened),
    })
    .where('id', '=', inquiry.id)
    .execute();
  await addEntry(tx, inquiry.id, { author: 'house', name: who.name, kind: 'answer', version: number });
  await queueMail(tx, inquiry, { kind: 'answer', to: 'visitor', version: number });
  return { status: 'sent', version: number, repeated: false };
}

/** Takes the open answer back: its days are free; without an agreement the guest waits for another. @throws Refusal */
export const withdrawAnswer = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'withdraw', deed, async ({ inquiry, now, set }) => {
    const { offered, agreed, current } = inquiry;
    const version = offered ?? current;
    const { plan } = await readVersion(tx, inquiry.id, version);
    await set({ offered: null, ...(agreed === null && { answer_by: promisedBy(plan, now) }) });
    await releaseDays(tx, inquiry.id, 'held');
    await queueMail(tx, inquiry, {
      kind: 'answer_withdrawn',
      to: 'visitor',
      version,
      payload: { message: deed.text },
    });
    return version;
  });

/** Declines. @throws Refusal */
export const declineInquiry = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'decline', deed, async ({ inquiry, now, set }) => {
    await set({ closed_by: 'house', closed_at: now, answer_by: null });
    await releaseDays(tx, inquiry.id, 'all');
    await queueMail(tx, inquiry, {
      kind: 'declined',
      to: 'visitor',
      version: inquiry.current,
      payload: { message: deed.text },
    });
    return inquiry.current;
  });

/** Cancels what was agreed on: its days are free, both sides hear of it. @throws Refusal */
export const cancelAgreement = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'cancel', deed, async ({ inquiry, now, set }) => {
    await set({ closed_by: 'house', closed_at: now, offered: null, answer_by: null });
    await releaseDays(tx, inquiry.id, 'all');
    const payload = { message: deed.text };
    for (const to of ['visitor', 'house'] as const) {
      await queueMail(tx, inquiry, { kind: 'cancelled', to, version: inquiry.current, payload });
    }
    return inquiry.current;
  });

/** Notes that the signed contract is back. @throws Refusal */
export const noteContract = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'sign', deed, async ({ inquiry, now, set }) => {
    await set({ signed_at: now });
    return inquiry.current;
  });

/** Writes something down for the house alone. @throws Refusal */
export const addNote = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'note', deed, async () => null);

/** Ends every link to an inquiry and mails the new one to its address, and nowhere else. @throws Refusal */
export const renewLink = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'renew_link', deed, async ({ inquiry, set }) => {
    await set({ link_version: inquiry.linkVersion + 1 });
    await queueMail(tx, inquiry, { kind: 'link', to: 'visitor', version: inquiry.current });
    return null;
  });
