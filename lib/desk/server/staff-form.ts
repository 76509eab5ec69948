import 'server-only';
import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import { signInAddress, withResult } from '@/lib/desk/addresses';
import type { StaffNotice, StaffProblem } from '@/lib/desk/results';
import { messages } from '@/lib/i18n/messages';
import type { Who } from '@/lib/inquiry/server/act';
import { contentType, readBody, readJson, unreadable } from '@/lib/server/http/body';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { Refusal } from '@/lib/server/refusal';
import type { Failure } from '@/lib/server/session/owner';
import { answerStaff } from './staff';

/** A plan with all its terms and long texts is about 60 kB. */
const maxBodyBytes = 128 * 1024;

const isProblem = (code: string): code is StaffProblem => Object.hasOwn(messages.de.staff.problems, code);

/** Nothing was done, and why; `body` is for a script. */
export const refuse = (status: number, code: StaffProblem, body?: object) =>
  new Refusal({ status, code, ...(body && { body }) });

/** @throws Refusal when it is neither form nor JSON, too large or cut off. */
async function readValues(request: Request, isPlain: boolean): Promise<UnknownRecord> {
  const read = await (isPlain ? readBody : readJson)(request, maxBodyBytes);
  if (!read.ok) {
    const code = 'code' in read ? read.code : read.tooLarge ? 'request.size' : 'request.unreadable';
    throw refuse(unreadable[code], code === 'request.size' ? 'too_large' : 'invalid');
  }
  const values = 'text' in read ? Object.fromEntries(new URLSearchParams(read.text)) : read.body;
  if (!isRecord(values)) throw refuse(400, 'invalid');
  return values;
}

type Options = {
  /** Page that a plain form is led back to. */
  readonly back: string;
  /** @throws Refusal */
  readonly work: (
    who: Who,
    values: UnknownRecord,
  ) => Promise<{ readonly done: StaffNotice; readonly body?: object }>;
};

/**
 * Answers a post of the staff's pages, from a plain form by leading back with what came of it, from a script with JSON and a
 * status: 401 and 403 for others than staff, 413 too large, 415 neither form nor JSON, 503 without a database, else what
 * `work` says.
 */
export function answerStaffForm(request: Request, { back, work }: Options): Promise<Response> {
  const isPlain = contentType(request) === 'application/x-www-form-urlencoded';
  const fail = ({ status, code: reason, body }: Failure): Response => {
    const code = reason === 'request.origin' || isProblem(reason) ? reason : 'unavailable';
    if (!isPlain || code === 'request.origin') return respond(status, { code, ...body });
    const isSession =
      code === 'session_missing' || code === 'staff_forbidden' || code === 'staff_session_old';
    return redirectTo(isSession ? signInAddress(back, false) : withResult(back, { problem: code }));
  };
  return answerStaff(
    request,
    async (who) => {
      const { done, body } = await work(who, await readValues(request, isPlain));
      return isPlain ? redirectTo(withResult(back, { done })) : respond(200, { done, ...body });
    },
    fail,
  );
}

/** A part of a form that must be there and be a text. */
export const readText = (values: UnknownRecord, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
