import { reject } from './auth-requests';

type Closed = readonly [call: RegExp, status: number, code: string, message: string];

/**
 * What a Supabase project offers and this site does not use, with the answer of a project where it is switched off, so
 * that the library's client sees its own kinds of errors. Its one-time codes, for one, would make confirmed accounts.
 */
const closed: readonly Closed[] = [
  [/^POST \/otp$/, 422, 'otp_disabled', 'Signups not allowed for otp'],
  [/^POST \/sso$/, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  [/^GET \/reauthenticate$/, 422, 'validation_failed', 'Sign in again: no code is sent for this'],
  [/^POST \/factors$/, 422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled'],
  [
    /^(?:POST \/factors\/[\w-]+\/(?:challenge|verify)|DELETE \/factors\/[\w-]+)$/,
    404,
    'mfa_factor_not_found',
    'MFA factor with that ID not found',
  ],
  [/^[A-Z]+ \/admin\/(?:users|generate_link)\b/, 403, 'not_admin', 'User not allowed'],
];

/** The answer to a call that is closed to browsers; null for all others. */
export function closedCall(method: string, path: string): Response | null {
  const found = closed.find(([call]) => call.test(`${method} ${path}`));
  return found ? reject(found[1], found[2], found[3]) : null;
}
