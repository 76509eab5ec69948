/** Everything that can go wrong with an account, as a visitor may need to be told; texts stand under `account.errors`. */
export const authErrorKinds = [
  'sessionMissing',
  'credentials',
  'tokenResponse',
  'implicitRedirect',
  'codeExchange',
  'offline',
  'unreachable',
  'unavailable',
  'weakPassword',
  'samePassword',
  'emailNotConfirmed',
  'emailInvalid',
  'emailExists',
  'rateLimited',
  'linkExpired',
  'linkUsed',
  'linkInvalid',
  'signUpClosed',
  'reauthenticate',
  'unknown',
] as const;

export type AuthErrorKind = (typeof authErrorKinds)[number];

/** Names that say enough by themselves; see `@supabase/auth-js`, `lib/errors`. */
const byName: Readonly<Record<string, AuthErrorKind>> = {
  AuthSessionMissingError: 'sessionMissing',
  AuthInvalidCredentialsError: 'credentials',
  AuthInvalidTokenResponseError: 'tokenResponse',
  AuthImplicitGrantRedirectError: 'implicitRedirect',
  AuthPKCEGrantCodeExchangeError: 'codeExchange',
  AuthPKCECodeVerifierMissingError: 'codeExchange',
  AuthWeakPasswordError: 'weakPassword',
  AuthInvalidJwtError: 'sessionMissing',
};

/** Codes of the sign-in service: https://supabase.com/docs/guides/auth/debugging/error-codes */
const byCode: Readonly<Record<string, AuthErrorKind>> = {
  invalid_credentials: 'credentials',
  invalid_grant: 'credentials',
  user_not_found: 'sessionMissing',
  session_not_found: 'sessionMissing',
  session_expired: 'sessionMissing',
  session_missing: 'sessionMissing',
  refresh_token_not_found: 'sessionMissing',
  refresh_token_already_used: 'sessionMissing',
  no_authorization: 'sessionMissing',
  bad_jwt: 'sessionMissing',
  bad_code_verifier: 'codeExchange',
  flow_state_not_found: 'codeExchange',
  flow_state_expired: 'codeExchange',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  email_not_confirmed: 'emailNotConfirmed',
  provider_email_needs_verification: 'emailNotConfirmed',
  validation_failed: 'emailInvalid',
  email_address_invalid: 'emailInvalid',
  email_address_not_authorized: 'emailInvalid',
  user_already_exists: 'emailExists',
  email_exists: 'emailExists',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  otp_expired: 'linkExpired',
  otp_disabled: 'linkInvalid',
  signup_disabled: 'signUpClosed',
  email_provider_disabled: 'signUpClosed',
  reauthentication_needed: 'reauthenticate',
  reauthentication_not_valid: 'reauthenticate',
  request_timeout: 'unavailable',
  unexpected_failure: 'unavailable',
};

type Failure = {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly status?: unknown;
  readonly details?: unknown;
};

const own = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/** A link that the sign-in service has rejected says why in its own code: an expired one is not a broken one. */
function ofRedirect({ details }: Failure): AuthErrorKind {
  const code =
    typeof details === 'object' && details !== null && 'code' in details ? details.code : undefined;
  return code === 'otp_expired' ? 'linkExpired' : 'implicitRedirect';
}

/**
 * Which kind an error of the sign-in client is: by its name, then by its code, never by its message, which is English
 * and changes. A request that got no answer at all (status 0) is `unreachable`: only asking the site itself can tell
 * a visitor without network from a service that is down.
 */
export function authErrorKind(error: unknown): AuthErrorKind {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const failure: Failure = error;
  if (failure.name === 'AuthRetryableFetchError') return failure.status === 0 ? 'unreachable' : 'unavailable';
  if (failure.name === 'AuthImplicitGrantRedirectError') return ofRedirect(failure);
  const kind = own(byName, failure.name) ?? own(byCode, failure.code);
  if (kind) return kind;
  if (failure.status === 429) return 'rateLimited';
  return typeof failure.status === 'number' && failure.status >= 500 ? 'unavailable' : 'unknown';
}

/** Two tabs refreshed at once and this one came second: both stay signed in, nobody has to be told. */
export const isHarmless = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  error.name === 'AuthRefreshDiscardedError';

export type AuthField = 'email' | 'password' | 'current';

/** The field next to which a kind is explained, or none when it concerns the whole attempt. */
export function getErrorField(kind: AuthErrorKind): AuthField | null {
  if (kind === 'emailInvalid' || kind === 'emailNotConfirmed' || kind === 'emailExists') return 'email';
  if (kind === 'weakPassword' || kind === 'samePassword' || kind === 'credentials') return 'password';
  return null;
}
