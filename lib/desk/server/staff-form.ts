import 'server-only';
import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import { staffAddress, withResult } from '@/lib/desk/addresses';
import { isProblem, type StaffNotice, type StaffProblem } from '@/lib/desk/results';
import { readBody } from '@/lib/server/http/body';
import { redirectTo, respond } from '@/lib/server/http/respond';
import type { Failure } from '@/lib/server/session/owner';
import { answerStaff, type Staff } from '@/lib/staff/server/staff-session';

/** A plan with all its terms and long texts is about 60 kB. */
const maxBodyBytes = 128 * 1024;

export type FormOutcome =
  | { readonly done: StaffNotice; readonly body?: object }
  | { readonly problem: StaffProblem; readonly status: number; readonly body?: object };

type Options = {
  /** Page that a plain form is led back to. */
  readonly back: string;
  readonly work: (staff: Staff, values: UnknownRecord) => Promise<FormOutcome>;
};

const formType = 'application/x-www-form-urlencoded';

const typeOf = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();

/** Codes of handlers and database that the pages have other words for. */
const problemOf: Readonly<Record<string, StaffProblem>> = {
  staff_state: 'state',
  'request.invalid': 'invalid',
  'request.unreadable': 'invalid',
};

const toProblem = (code: string): StaffProblem => problemOf[code] ?? (isProblem(code) ? code : 'unavailable');

/** Values of a form by name; what is sent several times as a list. */
function readFields(text: string): UnknownRecord {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const all = fields.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

function parse(text: string, isPlain: boolean): UnknownRecord | null {
  if (isPlain) return readFields(text);
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Answers a post of the staff's pages, from a plain form by leading back with what came of it, from a script with JSON and a
 * status: 401 and 403 for others than staff, 413 too large, 415 neither form nor JSON, 503 without a database, else what
 * `work` says.
 */
export function answerStaffForm(request: Request, { back, work }: Options): Promise<Response> {
  const type = typeOf(request);
  const isPlain = type === formType;
  const reject = ({ status, code }: Failure, body: object = {}): Response => {
    if (!isPlain || code === 'request.origin') return respond(status, { code, ...body });
    if (code === 'session_missing' || code === 'staff_forbidden') {
      return redirectTo(`${staffAddress.signIn}?${new URLSearchParams({ next: back })}`);
    }
    return redirectTo(withResult(back, { problem: toProblem(code) }));
  };
  const fail = (failure: Failure) =>
    reject({ ...failure, code: failure.code === 'request.origin' ? failure.code : toProblem(failure.code) });
  return answerStaff(
    request,
    async (staff) => {
      if (!isPlain && type !== 'application/json') return reject({ status: 415, code: 'invalid' });
      const read = await readBody(request, maxBodyBytes);
      if (!read.ok) {
        return read.tooLarge
          ? reject({ status: 413, code: 'too_large' })
          : reject({ status: 400, code: 'invalid' });
      }
      const values = parse(read.text, isPlain);
      if (!values) return reject({ status: 400, code: 'invalid' });
      const outcome = await work(staff, values);
      if ('problem' in outcome) {
        return reject({ status: outcome.status, code: outcome.problem }, outcome.body);
      }
      if (!isPlain) return respond(200, { done: outcome.done, ...outcome.body });
      return redirectTo(withResult(back, { done: outcome.done }));
    },
    fail,
  );
}

/** A part of a form that must be there and be a text. */
export const readText = (values: UnknownRecord, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** Texts of boxes with one name, whether one, several or none is ticked. */
export const readList = (values: UnknownRecord, name: string): readonly string[] =>
  [values[name]].flat().filter((value): value is string => typeof value === 'string');
