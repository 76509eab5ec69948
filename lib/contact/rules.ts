import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { isEmail, isPhone, isVisible } from '@/lib/base/text-format';
import { readEmail, readPhone } from '@/lib/base/typed-formats';
import { callbackDays, callbackWindows } from './callback-windows';
import type { ContactErrorCode, ContactErrors, ContactField } from './error-codes';
import type { ContactTopic } from './topics';

/** The fields after cleaning, before they are held against each other. */
export type CleanFields = {
  readonly topic: ContactTopic | '';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly callback: boolean;
  readonly callbackDay: string;
  readonly callbackWindow: string;
};

export type CheckedMessage = Omit<CleanFields, 'topic' | 'callbackDay' | 'callbackWindow'> & {
  readonly topic: ContactTopic;
  /** `YYYY-MM-DD`; null = any day, or no call. */
  readonly callbackDay: string | null;
  readonly callbackWindow: string | null;
};

const hourInBerlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

type Check = (fields: CleanFields, now: Date) => ContactErrorCode | null;

function checkPhone({ phone, callback }: CleanFields): ContactErrorCode | null {
  if (phone === '') return callback ? 'phone.forCallback' : null;
  return isPhone(phone) ? null : 'phone.invalid';
}

function checkDay({ callback, callbackDay }: CleanFields, now: Date): ContactErrorCode | null {
  if (!callback || callbackDay === '') return null;
  if (!eventDay(callbackDay)) return 'callbackDay.invalid';
  const today = toIsoDay(now);
  if (callbackDay < today) return 'callbackDay.past';
  return callbackDay > addDays(today, callbackDays) ? 'callbackDay.tooFar' : null;
}

/** Today's windows end with their last hour. */
function checkWindow({ callback, callbackDay, callbackWindow }: CleanFields, now: Date) {
  if (!callback || callbackDay !== toIsoDay(now)) return null;
  const hour = Number(hourInBerlin.format(now));
  const last = callbackWindows.find(({ id }) => id === callbackWindow) ?? callbackWindows.at(-1);
  return last && hour >= last.to ? 'callbackWindow.past' : null;
}

const checks: Readonly<Partial<Record<ContactField, Check>>> = {
  topic: ({ topic }) => (topic === '' ? 'topic.required' : null),
  message: ({ message }) => (message === '' ? 'message.required' : null),
  name: ({ name }) => (isVisible(name) ? null : 'name.required'),
  email: ({ email }) => {
    if (email === '') return 'email.required';
    return isEmail(email) ? null : 'email.invalid';
  },
  phone: checkPhone,
  callbackDay: checkDay,
  callbackWindow: checkWindow,
};

/** What the fields mean together. Required are four: topic, message, name, e-mail; a call-back needs a number. */
export function checkMessage(
  typed: CleanFields,
  now: Date,
): { ok: true; value: CheckedMessage } | { ok: false; errors: ContactErrors } {
  const fields = { ...typed, email: readEmail(typed.email), phone: readPhone(typed.phone) };
  const found = Object.entries(checks).flatMap(([field, check]) => {
    const code = check(fields, now);
    return code ? [[field, code] as const] : [];
  });
  const { topic, callback } = fields;
  if (found.length > 0 || topic === '') return { ok: false, errors: Object.fromEntries(found) };
  return {
    ok: true,
    value: {
      ...fields,
      topic,
      callbackDay: (callback && fields.callbackDay) || null,
      callbackWindow: (callback && fields.callbackWindow) || null,
    },
  };
}
