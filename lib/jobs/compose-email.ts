import { site } from '@/content/site';
import { accountPayloadSchema, composeAccountEmail } from '@/lib/account/server/mail/account-emails';
import {
  composeContactStaffEmail,
  composeContactVisitorEmail,
} from '@/lib/contact/server/mail/contact-emails';
import { composeDigest } from '@/lib/desk/server/digest-email';
import { composeInquiryEmail } from '@/lib/inquiry/server/mail/compose-inquiry-email';
import {
  createMessageId,
  type EmailContent,
  type EmailMessage,
  type Mailbox,
} from '@/lib/mail/email-message';
import type { OutboxMail } from '@/lib/mail/outbox';
import { renderHtml } from '@/lib/mail/render-html';
import { renderText } from '@/lib/mail/render-text';
import type { MailSettings } from '@/lib/mail/settings';

async function composeContent(mail: OutboxMail, staff: Mailbox, siteUrl: string): Promise<EmailContent> {
  const isForStaff = mail.recipient === 'house';
  if (mail.kind === 'contact' && mail.contact) {
    return isForStaff
      ? composeContactStaffEmail(mail.contact, staff, siteUrl)
      : composeContactVisitorEmail(mail.contact, staff);
  }
  if (mail.kind === 'account' && !isForStaff) {
    return composeAccountEmail(accountPayloadSchema.parse(mail.payload), mail.locale, staff, siteUrl);
  }
  if (mail.kind === 'digest') return composeDigest(staff, siteUrl, new Date());
  const content = await composeInquiryEmail(mail, staff, siteUrl);
  if (!content) throw new Error('unknown kind of mail');
  return content;
}

/**
 * Turns a row of the outbox into a finished mail, as text and as HTML.
 * @throws Error when the row is about nothing this version knows, or not fit to be sent.
 */
export async function composeEmail(mail: OutboxMail, settings: MailSettings): Promise<EmailMessage> {
  const staff = { name: site.name, address: settings.staff };
  const content = await composeContent(mail, staff, settings.siteUrl);
  const { to, replyTo, subject, locale } = content;
  return {
    from: { name: site.name, address: settings.from },
    to,
    replyTo,
    subject,
    text: renderText(content),
    html: renderHtml(content, settings.siteUrl),
    messageId: createMessageId(mail.id, settings.siteUrl),
    attachments: content.attachments ?? [],
    // RFC 3834, section 5: programs must not answer this by themselves. RFC 3282: its language.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}
