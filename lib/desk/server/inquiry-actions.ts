import 'server-only';
import { z } from 'zod';
import { checkAnswer } from '@/lib/answer/check-answer';
import { eventDay } from '@/lib/base/event-day';
import type { UnknownRecord } from '@/lib/base/is-record';
import { storableText } from '@/lib/base/storable';
import { eventDays } from '@/lib/calendar/event-days';
import { forgetDayStates } from '@/lib/calendar/server/day-states';
import { DayTaken } from '@/lib/calendar/server/take-days';
import type { Deed, Who } from '@/lib/inquiry/server/act';
import { freeDaysNear } from '@/lib/inquiry/server/free-days';
import {
  addNote,
  answerInquiry,
  cancelAgreement,
  declineInquiry,
  noteContract,
  renewLink,
  withdrawAnswer,
} from '@/lib/inquiry/server/house-verbs';
import { readInquiry } from '@/lib/inquiry/server/read-inquiry';
import { agree, write } from '@/lib/inquiry/server/shared-verbs';
import { db, type Tx, transaction } from '@/lib/server/database/database';
import type { StaffNotice } from '../results';
import { type FormOutcome, readList, readText } from './staff-form';

export type ActionContext = {
  readonly who: Who;
  readonly reference: string;
  readonly values: UnknownRecord;
  /** Called after a mail was queued, so that it need not wait for the sweeper. */
  readonly mailed: () => void;
};

type Action = (context: ActionContext) => Promise<FormOutcome>;

const invalid: FormOutcome = { problem: 'invalid', status: 400 };
const maxText = 4_000;

const readKey = (values: UnknownRecord) => z.guid().safeParse(values.key).data?.toLowerCase();

const isDay = (text: string) => text.length === 10 && eventDay(text) !== null;

type Rules = {
  /** Something has to be written. */
  readonly needsText?: true;
  /** It cannot be taken back: a box has to be ticked. */
  readonly confirmed?: true;
};

/** A form whose verb takes words at most. */
const form =
  (
    done: StaffNotice,
    { needsText, confirmed }: Rules,
    verb: (tx: Tx, who: Who, deed: Deed & { readonly text: string }, values: UnknownRecord) => Promise<void>,
  ): Action =>
  async ({ who, reference, values, mailed }) => {
    const key = readKey(values);
    const text = storableText(readText(values, 'text').trim());
    if (!key || text.length > maxText) return invalid;
    if (needsText && text === '') return { problem: 'text', status: 400 };
    if (confirmed && readText(values, 'confirmed') === '') return { problem: 'confirm', status: 400 };
    try {
      await transaction((tx) => verb(tx, who, { reference, key, text }, values));
    } catch (error) {
      if (error instanceof DayTaken) return { problem: 'day_taken', status: 409 };
      throw error;
    }
    forgetDayStates();
    mailed();
    return { done };
  };

/** Prices and sends an answer. What was on the screen is what is sent: the catalogue may have changed under an open editor. */
const answer: Action = async ({ who, reference, values, mailed }) => {
  const key = readKey(values);
  const { from, plan, terms, totalCents } = values;
  if (!key || typeof from !== 'number' || !Number.isInteger(from)) return invalid;
  const inquiry = await readInquiry(db(), reference);
  if (!inquiry) return { problem: 'not_found', status: 404 };
  const now = new Date();
  const checked = checkAnswer({ plan, terms }, inquiry.createdAt, now);
  if (!checked.ok) return { problem: 'invalid', status: 422, body: { errors: checked.errors } };
  const { shownCents } = checked.answer.price;
  if (shownCents !== totalCents) return { problem: 'price_changed', status: 409, body: { shownCents } };
  try {
    const sent = await transaction((tx) =>
      answerInquiry(tx, who, { reference, key, from, answer: checked.answer }),
    );
    if (sent.status === 'conflict') {
      return { problem: 'conflict', status: 409, body: { version: sent.version, name: sent.name } };
    }
    forgetDayStates();
    mailed();
    return { done: 'sent', body: { version: sent.version, repeated: sent.repeated } };
  } catch (error) {
    if (!(error instanceof DayTaken)) throw error;
    forgetDayStates();
    const free = await freeDaysNear(eventDays(checked.answer.plan), now);
    return { problem: 'day_taken', status: 409, body: { day: error.day, free } };
  }
};

const actions: Readonly<Record<string, Action>> = {
  answer,
  withdraw: form('withdrawn', { confirmed: true }, withdrawAnswer),
  agree: form('agreed', { needsText: true }, async (tx, who, deed, values) =>
    agree(tx, who, { ...deed, version: Number(readText(values, 'version')) }),
  ),
  decline: form('declined', { confirmed: true }, async (tx, who, deed, values) =>
    declineInquiry(tx, who, { ...deed, days: readList(values, 'days').filter(isDay).slice(0, 10) }),
  ),
  cancel: form('cancelled', { confirmed: true }, cancelAgreement),
  sign: form('signed', {}, noteContract),
  write: form('written', { needsText: true }, write),
  note: form('noted', { needsText: true }, addNote),
  'renew-link': form('link_renewed', {}, renewLink),
};

/** What a post to `/api/haus/inquiries/<reference>/<name>` does; undefined for a name that there is none of. */
export const findAction = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;
