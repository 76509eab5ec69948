import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidTokenResponseError,
  AuthPKCEGrantCodeExchangeError,
  AuthRefreshDiscardedError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { authErrorKind, authErrorKinds, isHarmless } from '@/lib/account/browser/errors';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { de, en, es };
/** The message is always the same and always misleading: nothing may depend on it. */
const text = 'Invalid login credentials';

describe('kinds of sign-in errors', () => {
  it.each([
    [new AuthSessionMissingError(), 'sessionMissing'],
    [new AuthInvalidCredentialsError(text), 'credentials'],
    [new AuthApiError(text, 400, 'invalid_credentials'), 'credentials'],
    [new AuthInvalidTokenResponseError(), 'tokenResponse'],
    [new AuthImplicitGrantRedirectError(text, null), 'implicitRedirect'],
    [
      new AuthImplicitGrantRedirectError(text, { error: 'access_denied', code: 'otp_expired' }),
      'linkExpired',
    ],
    [new AuthPKCEGrantCodeExchangeError(text), 'codeExchange'],
    [new AuthRetryableFetchError(text, 0), 'unreachable'],
    [new AuthRetryableFetchError(text, 502), 'unavailable'],
    [new AuthRetryableFetchError(text, 503), 'unavailable'],
    [new AuthRetryableFetchError(text, 504), 'unavailable'],
    [new AuthWeakPasswordError(text, 422, ['length']), 'weakPassword'],
    [new AuthApiError(text, 422, 'same_password'), 'samePassword'],
    [new AuthApiError(text, 400, 'email_not_confirmed'), 'emailNotConfirmed'],
    [new AuthApiError(text, 400, 'validation_failed'), 'emailInvalid'],
    [new AuthApiError(text, 400, 'email_address_invalid'), 'emailInvalid'],
    [new AuthApiError(text, 422, 'user_already_exists'), 'emailExists'],
    [new AuthApiError(text, 429, 'over_request_rate_limit'), 'rateLimited'],
    [new AuthApiError(text, 429, 'over_email_send_rate_limit'), 'rateLimited'],
    [new AuthApiError(text, 429, undefined), 'rateLimited'],
    [new AuthApiError(text, 403, 'otp_expired'), 'linkExpired'],
    [new AuthApiError(text, 422, 'signup_disabled'), 'signUpClosed'],
    [new AuthApiError(text, 400, undefined), 'unknown'],
    [new AuthApiError(text, 400, 'constructor'), 'unknown'],
    [new AuthUnknownError(text, null), 'unknown'],
    [new Error(text), 'unknown'],
    [undefined, 'unknown'],
    ['text', 'unknown'],
  ])('%o is %s', (error, kind) => {
    expect(authErrorKind(error)).toBe(kind);
  });

  it('two tabs that refresh at once have no error worth telling', () => {
    expect(isHarmless(new AuthRefreshDiscardedError())).toBe(true);
    expect(isHarmless(new AuthSessionMissingError())).toBe(false);
  });

  it.each(locales)('every kind has a text of its own (%s)', (locale) => {
    const texts = authErrorKinds.map((kind) => messages[locale].account.errors[kind]);
    expect(texts.every((entry) => entry.length > 15)).toBe(true);
    expect(new Set(texts).size).toBe(authErrorKinds.length);
  });
});
