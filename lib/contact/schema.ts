import * as z from 'zod/mini';
import { lineField, textField } from '@/lib/base/text-input';
import { callbackWindows } from './callback-windows';
import { type ContactErrorCode, type ContactErrors, contactErrorCodes, contactFields } from './error-codes';
import { type CheckedMessage, checkMessage } from './rules';
import { contactTopics } from './topics';

/** Compiling schemas needs `new Function`, which the site's Content-Security-Policy forbids. */
z.config({ jitless: true });

const code = (value: ContactErrorCode): ContactErrorCode => value;

/** A form sends `on` for a ticked box and nothing for an empty one. */
const tick = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['on', '']),
      z.transform((value) => value === 'on'),
    ),
  ]),
  false,
);

const oneOf = <const T extends readonly string[]>(values: T, wrong: ContactErrorCode) =>
  z._default(z.enum(['', ...values], wrong), '');

/** The form's fields: every one optional here, unknown keys dropped, text cleaned and measured. */
const messageSchema = z.object(
  {
    topic: oneOf(contactTopics, code('topic.required')),
    name: lineField(120),
    email: lineField(254),
    phone: lineField(40),
    message: textField(3_000),
    callback: tick,
    callbackDay: lineField(10),
    callbackWindow: oneOf(
      callbackWindows.map(({ id }) => id),
      code('callbackWindow.invalid'),
    ),
  },
  code('body.invalid'),
);

export type ParsedMessage =
  | { readonly ok: true; readonly value: CheckedMessage }
  | { readonly ok: false; readonly errors: ContactErrors };

/** The first problem of each field. */
function collectErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ContactErrors {
  const errors: Partial<Record<keyof ContactErrors, ContactErrorCode>> = {};
  for (const { path, message } of issues) {
    const field = contactFields.find((name) => name === path[0]) ?? 'body';
    errors[field] ??= contactErrorCodes.find((known) => known === message) ?? code('body.invalid');
  }
  return errors;
}

/** The same fields with those left empty that cannot be read, so that the others can still be checked. */
const without = (fields: unknown, unreadable: ContactErrors): unknown =>
  Object.fromEntries(Object.entries(Object(fields)).filter(([field]) => !Object.hasOwn(unreadable, field)));

/**
 * Checks and cleans what the contact form sends, in the browser and on the server alike. Fields of the call-back count
 * only when one is asked for. Never throws.
 */
export function parseMessage(fields: unknown, now: Date): ParsedMessage {
  try {
    const result = z.safeParse(messageSchema, fields);
    if (result.success) return checkMessage(result.data, now);
    const unreadable = collectErrors(result.error.issues);
    const rest = z.safeParse(messageSchema, without(fields, unreadable));
    if (unreadable.body || !rest.success) return { ok: false, errors: unreadable };
    const checked = checkMessage(rest.data, now);
    return { ok: false, errors: checked.ok ? unreadable : { ...checked.errors, ...unreadable } };
  } catch {
    return { ok: false, errors: { body: code('body.invalid') } };
  }
}
