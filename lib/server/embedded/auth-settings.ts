import { minPasswordLength } from '@/lib/base/password-rule';
import { env } from '@/lib/server/env';

/** How the embedded backend signs people in. */
export type AuthSettings = {
  /** Public address of the site; links in mails lead there. */
  readonly siteUrl: string;
  /** Whether an address has to be confirmed by a mailed link before its owner can sign in. */
  readonly confirmAddresses: boolean;
};

/** Links in mails work for an hour; access tokens live as long and are renewed silently. */
const linkSeconds = 3_600;

/**
 * A link's secret is a hash of the address and of a number with this many digits, and who knows the address could
 * try numbers: with 40 of them (132 bits) nobody can.
 */
const secretDigits = 40;

/**
 * Of this process's environment. Without a mail server no link would ever arrive, so that signing up ends at once
 * there; the address then counts as unproven (see docs/decisions/003-proven-addresses.md).
 */
export function authSettings(): AuthSettings {
  const { SITE_URL, SMTP_URL, MAIL_FROM, MAIL_TO } = env();
  return { siteUrl: SITE_URL, confirmAddresses: Boolean(SMTP_URL && MAIL_FROM && MAIL_TO) };
}

/** The library's settings. Subjects are not for readers: they carry kind and secret to the mail driver. */
export const libraryAuth = ({ siteUrl, confirmAddresses }: AuthSettings) => ({
  enabled: true,
  site_url: siteUrl,
  additional_redirect_urls: [],
  jwt_expiry: linkSeconds,
  minimum_password_length: minPasswordLength,
  enable_refresh_token_rotation: true,
  email: {
    enable_signup: true,
    enable_confirmations: confirmAddresses,
    // A new address has to prove itself; the library's double confirmation would only ask the old one.
    double_confirm_changes: false,
    otp_length: secretDigits,
    otp_expiry: linkSeconds,
    template: {
      confirmation: { subject: 'signup {{ .TokenHash }}' },
      recovery: { subject: 'recovery {{ .TokenHash }}' },
      email_change: { subject: 'email_change {{ .TokenHash }}' },
    },
  },
});
