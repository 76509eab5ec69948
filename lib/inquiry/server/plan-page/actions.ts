import 'server-only';
import { z } from 'zod';
import { cleanText } from '@/lib/base/clean-text';
import { storableText } from '@/lib/base/storable';
import { forgetDayStates } from '@/lib/calendar/server/day-states';
import { DayTaken } from '@/lib/calendar/server/take-days';
import { type Tx, transaction } from '@/lib/server/database/database';
import { respond } from '@/lib/server/http/respond';
import { isRefusal } from '@/lib/server/refusal';
import type { Who } from '../act';
import { freeDaysNear } from '../free-days';
import { agree, noteTakenDay, sayNo, write } from '../shared-verbs';
import { versionOf } from '../version';
import { answerHolder, type Holder, type PlanPageContext } from './holder';

const maxText = 4_000;

/** Words to the house, cleaned; `required` where there must be some. */
const words = (required: boolean) =>
  z
    .string({ error: 'value.invalid' })
    .max(4 * maxText, { error: 'text.tooLong' })
    .transform((text) => storableText(cleanText(text)))
    .pipe(
      z
        .string()
        .max(maxText, { error: 'text.tooLong' })
        .refine((text) => !required || text !== '', { error: 'text.required' }),
    );

/** Of the form: sent twice it does once what it says. */
const formKey = z.guid({ error: 'value.invalid' }).transform((key) => key.toLowerCase());
const version = z.int({ error: 'value.invalid' }).positive({ error: 'value.invalid' });

const guest = ({ inquiry }: Holder<unknown>): Who => ({ party: 'guest', name: inquiry.name });

/** 200 done, also when it had been done before; 409 when what was read is no longer what counts. */
async function answerDeed(
  holder: Holder<unknown>,
  work: (tx: Tx, who: Who, reference: string) => Promise<void>,
): Promise<Response> {
  try {
    await transaction((tx) => work(tx, guest(holder), holder.inquiry.reference));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return respond(error.failure.status, { code: `plan.${error.failure.code}` });
  }
  forgetDayStates();
  holder.context.stored();
  return respond(200, { status: 'done' });
}

const agreeSchema = z.object({ form: formKey, version });

/** The day went to somebody else: nothing has happened, the house hears of it, and other days are named. */
async function dayTaken(holder: Holder<z.output<typeof agreeSchema>>, day: string): Promise<Response> {
  const { inquiry, versions, input, context } = holder;
  await noteTakenDay(inquiry.reference, input.version, day);
  forgetDayStates();
  context.stored();
  const { event } = versionOf(versions, input.version);
  return respond(409, { code: 'day_taken', day, freeDays: await freeDaysNear(event, context.now) });
}

/**
 * Answers `POST /api/inquiries/agree` with `{form, version}`: 200; 409 `plan.conflict`, `plan.expired`, `plan.no_day`,
 * `plan.state`, or `day_taken` with `day` and `freeDays`; see `answerHolder`.
 */
export const handleAgree = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: agreeSchema, limit: 'plan-action' }, async (holder) => {
    const { form: key, version: read } = holder.input;
    try {
      return await answerDeed(holder, (tx, who, reference) =>
        agree(tx, who, { reference, key, version: read }),
      );
    } catch (error) {
      if (error instanceof DayTaken) return dayTaken(holder, error.day);
      throw error;
    }
  });

const noSchema = z.object({ form: formKey, version: version.nullable(), text: words(false) });

/** Answers `POST /api/inquiries/no` with `{form, version, text}`, `version` null before an answer; see `answerHolder`. */
export const handleNo = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: noSchema, limit: 'plan-action' }, (holder) => {
    const { form: key, version: read, text } = holder.input;
    return answerDeed(holder, (tx, who, reference) =>
      sayNo(tx, who, { reference, key, version: read, text }),
    );
  });

const writeSchema = z.object({ form: formKey, text: words(true) });

/** Answers `POST /api/inquiries/write` with `{form, text}`: the words go to the house; see `answerHolder`. */
export const handleWrite = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: writeSchema, limit: 'plan-action' }, (holder) => {
    const { form: key, text } = holder.input;
    return answerDeed(holder, (tx, who, reference) => write(tx, who, { reference, key, text }));
  });
