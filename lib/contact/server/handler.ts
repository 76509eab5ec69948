import 'server-only';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import type { ContactErrors } from '@/lib/contact/error-codes';
import { parseMessage } from '@/lib/contact/schema';
import { localPath } from '@/lib/i18n/address';
import { answerPost } from '@/lib/server/http/answer';
import { unreadable } from '@/lib/server/http/body';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { type Envelope, readEnvelope } from './envelope';
import { readContactRequest } from './read-request';
import { storeMessage } from './repository';

export type ContactContext = {
  readonly now: Date;
  /** Of the client, as `clientAddress` gives it. */
  readonly address: string;
  /** Of a person who is signed in. */
  readonly userId: string | null;
  /** Called after something was stored, so that its mails need not wait for the sweeper. */
  readonly stored: () => void;
};

type Failure = {
  readonly status: 409 | 422 | 429 | 503;
  readonly code: string;
  readonly errors?: ContactErrors;
  readonly retryAfterSeconds?: number;
};

/** A native form is led back to the contact page, which has both answers in it and shows the one that is named. */
const leadBack = (locale: Locale, answer: 'sent' | 'failed') =>
  redirectTo(`${localPath(locale, 'contact')}#${answer}`);

/** Scripts get codes. */
function failure(native: boolean, body: Readonly<Record<string, unknown>>, failed: Failure): Response {
  if (native) return leadBack(isLocale(body.locale) ? body.locale : defaultLocale, 'failed');
  const { status, retryAfterSeconds, ...rest } = failed;
  const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
  return respond(status, { ...rest, ...(retryAfterSeconds && { retryAfterSeconds }) }, headers);
}

function accepted(native: boolean, { locale }: Envelope, reference: string, day: Date, repeated: boolean) {
  if (native) return leadBack(locale, 'sent');
  return respond(201, { reference, answerBy: day.toISOString(), repeated });
}

async function answer(request: Request, context: ContactContext): Promise<Response> {
  const read = await readContactRequest(request, context.now);
  if (!read.ok) return respond(unreadable[read.code], { code: read.code });
  const { native, body } = read;
  const parsed = parseMessage(body, context.now);
  if (!parsed.ok) {
    return failure(native, body, { status: 422, code: 'contact.invalid', errors: parsed.errors });
  }
  const envelope = readEnvelope(body);
  if (!envelope) {
    return failure(native, body, {
      status: 422,
      code: 'contact.invalid',
      errors: { body: 'body.invalid' },
    });
  }
  const result = await storeMessage({
    message: parsed.value,
    envelope,
    received: context.now,
    address: context.address,
    userId: context.userId,
  });
  if (result.status === 'limited') {
    const { retryAfterSeconds } = result;
    return failure(native, body, { status: 429, code: 'contact.limited', retryAfterSeconds });
  }
  if (result.status === 'conflict') {
    return failure(native, body, { status: 409, code: 'contact.conflict' });
  }
  if (result.status === 'unavailable') {
    return failure(native, body, { status: 503, code: 'backend.unavailable' });
  }
  context.stored();
  return accepted(native, envelope, result.reference, result.answerBy, result.repeated);
}

/**
 * Answers `POST /api/contact`: 201 stored (or stored before under the same key), 400 unreadable, 403 from another
 * site, 409 when the key is that of a message with other content, 413 larger than 64 KiB, 415 another content type, 422 with one code per field, 429 too many from one address,
 * 503 when the backend cannot be reached. A native form is redirected to the answer on the contact page.
 */
export const handleContact = (request: Request, context: ContactContext): Promise<Response> =>
  answerPost(request, { feature: 'contact' }, () => answer(request, context));
