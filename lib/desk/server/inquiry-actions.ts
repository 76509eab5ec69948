import 'server-only';
import { z } from 'zod';
import { checkAnswer } from '@/lib/answer/check-answer';
import { cancellationCauses } from '@/lib/answer/states';
import { berlinDay } from '@/lib/base/berlin-day';
import { endOfBerlinDay, eventDay } from '@/lib/base/event-day';
import type { UnknownRecord } from '@/lib/base/is-record';
import { storableText } from '@/lib/base/storable';
import { planKind } from '@/lib/calendar/plan-kind';
import { forgetDayStates } from '@/lib/calendar/server/day-states';
import { type Tx, transaction } from '@/lib/server/database/database';
import { introduce } from '@/lib/server/database/introduce';
import {
  addNote,
  declineInquiry,
  holdDay,
  renewLink,
  sendAnswer,
  takeInquiry,
} from '@/lib/staff/server/actions';
import { readInquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { type Staff, staffActor } from '@/lib/staff/server/staff-session';
import { cancelOrder } from '@/lib/verbs/cancel-order';
import { withdrawOffer } from '@/lib/verbs/withdraw-offer';
import { findFreeDays } from './free-days';
import { type FormOutcome, readList, readText } from './staff-form';

export type ActionContext = {
  readonly staff: Staff;
  readonly reference: string;
  readonly values: UnknownRecord;
  /** Called after a mail was queued, so that it need not wait for the sweeper. */
  readonly mailed: () => void;
};

type Action = (context: ActionContext) => Promise<FormOutcome>;

const invalid: FormOutcome = { problem: 'invalid', status: 400 };

const isDay = (text: string) => text.length === 10 && eventDay(text) !== null;

const readKey = (values: UnknownRecord) => z.guid().safeParse(values.key).data?.toLowerCase();

/** A day until whose end something is held; it has to lie ahead. */
function readUntil(value: unknown): Date | null {
  if (typeof value !== 'string' || !isDay(value) || value < berlinDay(new Date())) return null;
  return endOfBerlinDay(value);
}

async function asStaff<T>(staff: Staff, work: (tx: Tx) => Promise<T>): Promise<T> {
  const actor = await staffActor(staff);
  return transaction(async (tx) => {
    await introduce(tx, actor);
    return work(tx);
  });
}

const take: Action = async ({ staff, reference }) => {
  await takeInquiry(staff.client, reference, true);
  return { done: 'taken' };
};

const release: Action = async ({ staff, reference }) => {
  await takeInquiry(staff.client, reference, false);
  return { done: 'released' };
};

const note: Action = async ({ staff, reference, values }) => {
  const text = readText(values, 'text').trim();
  if (text === '' || text.length > 4_000) return invalid;
  await addNote(staff.client, reference, text);
  return { done: 'noted' };
};

const hold: Action = async ({ staff, reference, values }) => {
  if (readText(values, 'release') !== '') {
    await holdDay(staff.client, reference, null);
    forgetDayStates();
    return { done: 'freed' };
  }
  const day = readText(values, 'day');
  const until = readUntil(values.until);
  if (!isDay(day) || !until) return invalid;
  const result = await holdDay(staff.client, reference, { day, until });
  if (result.status === 'day_taken') return { problem: 'day_taken', status: 409 };
  forgetDayStates();
  return { done: 'held' };
};

const decline: Action = async ({ staff, reference, values, mailed }) => {
  const key = readKey(values);
  const days = readList(values, 'days');
  const message = readText(values, 'message').trim();
  if (!key || days.length > 10 || !days.every(isDay) || message.length > 4_000) return invalid;
  if (readText(values, 'confirmed') === '') return { problem: 'confirm', status: 400 };
  await declineInquiry(staff.client, key, reference, { message, days });
  forgetDayStates();
  mailed();
  return { done: 'declined' };
};

const renew: Action = async ({ staff, reference, mailed }) => {
  await renewLink(staff.client, reference);
  mailed();
  return { done: 'link_renewed' };
};

const cancel: Action = async ({ staff, reference, values, mailed }) => {
  const key = readKey(values);
  const cause = z.enum(cancellationCauses).safeParse(values.cause).data;
  const receivedOn = readText(values, 'receivedOn');
  const message = storableText(readText(values, 'message').trim());
  const isPast = isDay(receivedOn) && receivedOn <= berlinDay(new Date());
  if (!key || !cause || !isPast || message.length > 4_000) return invalid;
  if (readText(values, 'confirmed') === '') return { problem: 'confirm', status: 400 };
  const cancellation = { key, reference, cause, receivedOn, message };
  await asStaff(staff, (tx) => cancelOrder(tx, cancellation));
  forgetDayStates();
  mailed();
  return { done: 'cancelled' };
};

const withdraw: Action = async ({ staff, reference, values, mailed }) => {
  const version = Number(readText(values, 'version'));
  const message = storableText(readText(values, 'message').trim());
  if (!Number.isInteger(version) || version < 1 || message.length > 4_000) return invalid;
  if (readText(values, 'confirmed') === '') return { problem: 'confirm', status: 400 };
  await asStaff(staff, (tx) => withdrawOffer(tx, { reference, version, message }));
  forgetDayStates();
  mailed();
  return { done: 'offer_withdrawn' };
};

const answer: Action = async ({ staff, reference, values, mailed }) => {
  const key = readKey(values);
  const { from, plan, terms, totalCents } = values;
  if (!key || typeof from !== 'number' || !Number.isInteger(from)) return invalid;
  const detail = await readInquiryDetail(staff.client, reference);
  if (!detail) return { problem: 'not_found', status: 404 };
  const checked = checkAnswer({ plan, terms }, detail.inquiry.createdAt, new Date());
  if (!checked.ok) return { problem: 'invalid', status: 422, body: { errors: checked.errors } };
  // What was on the screen is what is sent: the catalogue may have changed under an editor that stood open.
  const { shownCents } = checked.answer.price;
  if (shownCents !== totalCents) return { problem: 'price_changed', status: 409, body: { shownCents } };
  const sent = await sendAnswer(staff.client, { key, reference, from, answer: checked.answer });
  if (sent.status === 'conflict') {
    return { problem: 'conflict', status: 409, body: { version: sent.version, name: sent.name } };
  }
  if (sent.status === 'day_taken') {
    const free = await findFreeDays(staff.client, sent.day, planKind(checked.answer.plan));
    return { problem: 'day_taken', status: 409, body: { day: sent.day, free } };
  }
  forgetDayStates();
  mailed();
  return { done: 'sent', body: { version: sent.version, repeated: sent.repeated } };
};

const actions: Readonly<Record<string, Action>> = {
  take,
  release,
  note,
  hold,
  decline,
  answer,
  'renew-link': renew,
  cancel,
  withdraw,
};

/** What a post to `/api/haus/inquiries/<reference>/<name>` does; undefined for a name that there is none of. */
export const findAction = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;
