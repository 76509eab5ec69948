import 'server-only';
import { toIsoDay } from '@/lib/base/event-day';
import { releaseDays, takeDays } from '@/lib/calendar/server/take-days';
import { promisedBy } from '@/lib/plan/urgency';
import { type Tx, transaction } from '@/lib/server/database/database';
import { Refusal } from '@/lib/server/refusal';
import { act, type Deed, type Who } from './act';
import { type Inquiry, lockInquiry, readVersion } from './read-inquiry';
import { addEntry, queueMail } from './record';

type Decision = Deed & {
  /** The answer that was read; null where there was none. */
  readonly version: number | null;
};

/** @throws Refusal `conflict` when another answer is open than the one that was read */
function assertRead({ offered }: Inquiry, version: number | null): void {
  if (offered !== version) throw new Refusal({ status: 409, code: 'conflict' });
}

/**
 * A yes to the open answer: its days are the guest's for good, and the answer is what both agreed on. A guest can say it until
 * the answer's last day; the house writes down at any time what it has heard.
 * @throws Refusal `conflict`, `expired`, `no_day`; DayTaken
 */
export const agree = (tx: Tx, who: Who, deed: Decision): Promise<void> =>
  act(tx, who, 'agree', deed, async ({ inquiry, now, set }) => {
    assertRead(inquiry, deed.version);
    const offered = await readVersion(tx, inquiry.id, inquiry.offered ?? 0);
    const lastDay = offered.terms?.validUntil ?? '';
    if (who.party === 'guest' && lastDay < toIsoDay(now)) throw new Refusal({ status: 409, code: 'expired' });
    if (offered.event.day === null) throw new Refusal({ status: 409, code: 'no_day' });
    await takeDays(tx, inquiry.id, offered.event, null);
    await set({ agreed: offered.number, offered: null, signed_at: null, answer_by: null });
    for (const to of ['visitor', 'house'] as const) {
      await queueMail(tx, inquiry, { kind: 'agreed', to, version: offered.number });
    }
    return offered.number;
  });

/** Writes down, once an answer, that a guest wanted a day which somebody else has; the house hears of it. */
export const noteTakenDay = (reference: string, version: number, day: string): Promise<void> =>
  transaction(async (tx) => {
    const inquiry = await lockInquiry(tx, reference);
    if (!inquiry) return;
    const known = await tx
      .selectFrom('entries')
      .select('id')
      .where('inquiry_id', '=', inquiry.id)
      .where('kind', '=', 'day_taken')
      .where('version', '=', version)
      .executeTakeFirst();
    if (known) return;
    await addEntry(tx, inquiry.id, {
      author: 'guest',
      name: inquiry.name,
      kind: 'day_taken',
      version,
      text: day,
    });
    await queueMail(tx, inquiry, { kind: 'day_taken', to: 'house', version, payload: { day } });
  });

/**
 * A guest's no: to the open answer, or to the whole inquiry while nothing is agreed on. An agreement stays; only what was
 * offered beside it goes. @throws Refusal
 */
export const sayNo = (tx: Tx, who: Who, deed: Decision): Promise<void> =>
  act(tx, who, 'no', deed, async ({ inquiry, now, set }) => {
    assertRead(inquiry, deed.version);
    const { offered, agreed, current } = inquiry;
    const closing = { closed_by: 'guest', closed_at: now, answer_by: null } as const;
    await set(agreed === null ? closing : { offered: null });
    await releaseDays(tx, inquiry.id, 'held');
    const version = offered ?? current;
    const kind = offered === null ? 'withdrawn' : 'refused';
    await queueMail(tx, inquiry, { kind, to: 'house', version, payload: { message: deed.text } });
    return version;
  });

/** Writes to the other side. A guest then waits for an answer; the house has given one. @throws Refusal */
export const write = (tx: Tx, who: Who, deed: Deed): Promise<void> =>
  act(tx, who, 'write', deed, async ({ inquiry, now, set }) => {
    const isGuest = who.party === 'guest';
    const { plan } = await readVersion(tx, inquiry.id, inquiry.current);
    await set({ answer_by: isGuest ? (inquiry.answerBy ?? promisedBy(plan, now)) : null });
    await queueMail(tx, inquiry, {
      kind: 'written',
      to: isGuest ? 'house' : 'visitor',
      version: inquiry.current,
      payload: { message: deed.text },
    });
    return null;
  });
