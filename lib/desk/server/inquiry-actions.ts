import 'server-only';
import { z } from 'zod';
import { checkAnswer } from '@/lib/answer/check-answer';
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
import { readText, refuse } from './staff-form';

type ActionContext = {
  readonly who: Who;
  readonly reference: string;
  readonly values: UnknownRecord;
  /** Called after a mail was queued, so that it need not wait for the sweeper. */
  readonly mailed: () => void;
};

/** @throws Refusal */
type Action = (context: ActionContext) => Promise<{ readonly done: StaffNotice; readonly body?: object }>;

const maxText = 4_000;

/** Sent twice, a form does once what it says. */
function readKey(values: UnknownRecord): string {
  const key = z.guid().safeParse(values.key);
  if (!key.success) throw refuse(400, 'invalid');
  return key.data.toLowerCase();
}

type FormDeed = Deed & { readonly text: string; readonly version: number };

/** A form whose verb takes words at most; what it needs is a text, or the tick for what cannot be taken back. */
const form =
  (
    done: StaffNotice,
    needs: 'text' | 'confirmed' | null,
    verb: (tx: Tx, who: Who, deed: FormDeed) => Promise<void>,
  ): Action =>
  async ({ who, reference, values, mailed }) => {
    const key = readKey(values);
    const text = storableText(readText(values, 'text').trim());
    if (text.length > maxText) throw refuse(400, 'invalid');
    if (needs && readText(values, needs).trim() === '') throw refuse(400, needs);
    const deed = { reference, key, text, version: Number(readText(values, 'version')) };
    try {
      await transaction((tx) => verb(tx, who, deed));
    } catch (error) {
      throw error instanceof DayTaken ? refuse(409, 'day_taken') : error;
    }
    forgetDayStates();
    mailed();
    return { done };
  };

/** Prices and sends an answer. What was on the screen is what is sent: the catalogue may have changed under an open editor. */
const answer: Action = async ({ who, reference, values, mailed }) => {
  const key = readKey(values);
  const { from, plan, terms, totalCents } = values;
  if (typeof from !== 'number' || !Number.isInteger(from)) throw refuse(400, 'invalid');
  const inquiry = await readInquiry(db(), reference);
  if (!inquiry) throw refuse(404, 'not_found');
  const now = new Date();
  const checked = checkAnswer({ plan, terms }, inquiry.createdAt, now);
  if (!checked.ok) throw refuse(422, 'invalid', { errors: checked.errors });
  const { shownCents } = checked.answer.price;
  if (shownCents !== totalCents) throw refuse(409, 'price_changed', { shownCents });
  try {
    const deed = { reference, key, from, answer: checked.answer };
    const { status, ...sent } = await transaction((tx) => answerInquiry(tx, who, deed));
    if (status === 'conflict') throw refuse(409, 'conflict', sent);
    forgetDayStates();
    mailed();
    return { done: 'sent', body: sent };
  } catch (error) {
    if (!(error instanceof DayTaken)) throw error;
    forgetDayStates();
    const free = await freeDaysNear(eventDays(checked.answer.plan), now);
    throw refuse(409, 'day_taken', { day: error.day, free });
  }
};

const actions: Readonly<Record<string, Action>> = {
  answer,
  withdraw: form('withdrawn', 'confirmed', withdrawAnswer),
  agree: form('agreed', 'text', agree),
  decline: form('declined', 'confirmed', declineInquiry),
  cancel: form('cancelled', 'confirmed', cancelAgreement),
  sign: form('signed', null, noteContract),
  write: form('written', 'text', write),
  note: form('noted', 'text', addNote),
  'renew-link': form('link_renewed', null, renewLink),
};

/** What a post to `/api/haus/inquiries/<reference>/<name>` does; undefined for a name that there is none of. */
export const findAction = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;
