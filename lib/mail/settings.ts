import 'server-only';
import { env } from '@/lib/server/env';

export type MailSettings = {
  /** Connection with every timeout set, so that a mail server which hangs holds nothing up. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly staff: string;
  readonly siteUrl: string;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Null until server, sender and staff address are all configured; mails wait in the outbox until then. */
export function mailSettings(): MailSettings | null {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, SITE_URL } = env();
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return null;
  const url = new URL(SMTP_URL);
  for (const [name, milliseconds] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  return { smtpUrl: url.href, from: MAIL_FROM, staff: MAIL_TO, siteUrl: SITE_URL };
}
