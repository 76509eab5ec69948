import type { Locale } from '@/content/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { type ErrorCode, errorCodes } from '@/lib/plan/error-codes';

/** What can be wrong with a request as a whole; texts stand under `publicApi.errors` in the messages. */
export const requestCodes = [
  'request.type',
  'request.size',
  'request.unreadable',
  'locale.unknown',
  'draft.invalid',
  'request.range',
  'rate.limited',
  'backend.unavailable',
  'server.failed',
  'field.unknown',
  'field.personal',
] as const;

export type RequestCode = (typeof requestCodes)[number];
export type ApiErrorCode = RequestCode | ErrorCode;

const ownCodes: readonly string[] = requestCodes;
export const isRequestCode = (code: string): code is RequestCode => ownCodes.includes(code);

/** Every code that a program may read. */
export const apiErrorCodes: readonly ApiErrorCode[] = [...requestCodes, ...errorCodes];

/** What a code means, in a language. */
export function errorMessage(code: ApiErrorCode, locale: Locale): string {
  const t = translatorFor(locale);
  return isRequestCode(code) ? t(`publicApi.errors.${code}`) : t(`errors.${code}`);
}
