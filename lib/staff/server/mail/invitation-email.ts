import { z } from 'zod';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { isEmail } from '@/lib/base/text-format';
import { translatorFor } from '@/lib/i18n/translator';
import { button, paragraph } from '@/lib/mail/blocks';
import { businessFooter, phoneFor } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import { linkAddress } from '@/lib/server/embedded/auth-mail';

const payloadSchema = z.object({
  email: z.string().refine(isEmail),
  name: z.string().min(1),
  tokenHash: z.string().regex(/^[\w-]{20,200}$/),
});

/**
 * The mail to a new member of the staff, with the link that lets the person choose a password.
 * @throws Error when the row of the outbox is not one.
 */
export function composeInvitation(
  payload: unknown,
  locale: Locale,
  staff: Mailbox,
  siteUrl: string,
): EmailContent {
  const { email, name, tokenHash } = payloadSchema.parse(payload);
  const t = translatorFor(locale);
  const text = t('mail.staffInvitation.text', { brand: site.name });
  const link = linkAddress(siteUrl, 'recovery', tokenHash, locale, '/haus/anmelden');
  const address = new URL('/haus', siteUrl).href;
  return {
    locale,
    to: { name, address: email },
    replyTo: staff,
    subject: t('mail.staffInvitation.subject', { brand: site.name }),
    title: t('mail.staffInvitation.title'),
    preview: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    blocks: [
      paragraph(t('mail.staffInvitation.greeting', { name })),
      paragraph(text),
      button(t('mail.staffInvitation.button'), link, t('mail.plainLink')),
      paragraph(t('mail.staffInvitation.desk', { address })),
      paragraph(t('mail.staffInvitation.otherwise', { phone: phoneFor(locale) }), 'muted'),
    ],
    footer: businessFooter(t),
  };
}
