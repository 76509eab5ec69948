import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { berlinDay } from '@/lib/base/berlin-day';
import { endOfBerlinDay, eventDay } from '@/lib/base/event-day';
import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import { storableText } from '@/lib/base/storable';
import { planKind } from '@/lib/calendar/plan-kind';
import { forgetDayStates } from '@/lib/calendar/server/day-states';
import { priceOffer } from '@/lib/offer/offer';
import { parseOffer, parseOfferDraft } from '@/lib/offer/offer-schema';
import { cancellationCauses } from '@/lib/order/states';
import { readDraft } from '@/lib/plan/read-draft';
import { database } from '@/lib/server/database/transaction';
import {
  addNote,
  declineInquiry,
  holdDay,
  renewLink,
  saveOfferDraft,
  sendOffer,
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
  await database().transaction(await staffActor(staff), (tx) => cancelOrder(tx, cancellation));
  forgetDayStates();
  mailed();
  return { done: 'cancelled' };
};

const withdraw: Action = async ({ staff, reference, values, mailed }) => {
  const version = Number(readText(values, 'version'));
  const message = storableText(readText(values, 'message').trim());
  if (!Number.isInteger(version) || version < 1 || message.length > 4_000) return invalid;
  if (readText(values, 'confirmed') === '') return { problem: 'confirm', status: 400 };
  await database().transaction(await staffActor(staff), (tx) =>
    withdrawOffer(tx, { reference, version, message }),
  );
  forgetDayStates();
  mailed();
  return { done: 'offer_withdrawn' };
};

/** Until when the day is held, as it was typed; `null` = not at all. */
const readOption = (value: unknown) => (typeof value === 'string' ? value : null);

const draft: Action = async ({ staff, reference, values }) => {
  const { offer, optionUntil, revision } = values;
  const parsed = parseOfferDraft(offer);
  if (!parsed.ok || typeof revision !== 'number' || !Number.isInteger(revision)) {
    return { ...invalid, body: { errors: parsed.ok ? {} : parsed.errors } };
  }
  const body = { offer: parsed.value, optionUntil: readOption(optionUntil) };
  const saved = await saveOfferDraft(staff.client, reference, body, revision);
  if (saved.status === 'conflict') {
    const { savedByName } = saved;
    const stored = (await readInquiryDetail(staff.client, reference))?.draft;
    // A page that is closed saves once more; when it is opened again at once, both bring the same.
    if (stored && isDeepStrictEqual(stored.body, body)) {
      return { done: 'saved', body: { revision: stored.revision } };
    }
    return {
      problem: 'conflict',
      status: 409,
      body: { revision: saved.revision, name: savedByName ?? '–' },
    };
  }
  return { done: 'saved', body: { revision: saved.revision } };
};

async function nearestFree({ staff, reference }: ActionContext, day: string): Promise<readonly string[]> {
  const detail = await readInquiryDetail(staff.client, reference);
  const plan = readDraft(detail?.inquiry.payload);
  return findFreeDays(staff.client, day, planKind(plan));
}

const offer: Action = async (context) => {
  const { staff, reference, values, mailed } = context;
  const key = readKey(values);
  const parsed = parseOffer(values.offer, berlinDay(new Date()));
  if (!key || !parsed.ok) return { ...invalid, body: { errors: parsed.ok ? {} : parsed.errors } };
  const body = parsed.value;
  const wanted = readOption(values.optionUntil);
  const optionUntil = wanted === null || body.day === null ? null : readUntil(wanted);
  if (wanted !== null && optionUntil === null) return invalid;
  const sent = await sendOffer(staff.client, {
    key,
    reference,
    body,
    totalCents: priceOffer(body).totalCents,
    validUntil: body.validUntil,
    optionUntil,
  });
  if (sent.status === 'day_taken') {
    const free = await nearestFree(context, sent.day);
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
  draft,
  offer,
  'renew-link': renew,
  cancel,
  withdraw,
};

/** What a post to `/api/haus/inquiries/<reference>/<name>` does; undefined for a name that there is none of. */
export const findAction = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;

/** Whether a value is a draft as the editor saves it; one of an older version is begun anew. */
export function readSavedDraft(body: unknown) {
  if (!isRecord(body)) return null;
  const parsed = parseOfferDraft(body.offer);
  return parsed.ok ? { offer: parsed.value, optionUntil: readOption(body.optionUntil) } : null;
}
