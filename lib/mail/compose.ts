import { site } from '@/content/site';
import { accountLetter, accountPayloadSchema } from './account-letters';
import { contactToHouse, contactToVisitor } from './contact-letters';
import { inquiryToHouse } from './inquiry-house-letter';
import { inquiryToVisitor } from './inquiry-visitor-letter';
import { type Letter, type LetterContent, type Mailbox, messageIdOf } from './letter';
import type { OutboxMail } from './outbox';
import { renderHtml } from './render-html';
import { renderText } from './render-text';
import type { MailSettings } from './settings';

function contentOf(mail: OutboxMail, house: Mailbox, siteUrl: string): LetterContent {
  const toHouse = mail.recipient === 'house';
  if (mail.kind === 'inquiry' && mail.inquiry) {
    return toHouse ? inquiryToHouse(mail.inquiry, house) : inquiryToVisitor(mail.inquiry, house, siteUrl);
  }
  if (mail.kind === 'contact' && mail.contact) {
    return toHouse ? contactToHouse(mail.contact, house) : contactToVisitor(mail.contact, house);
  }
  if (mail.kind === 'account' && !toHouse) {
    return accountLetter(accountPayloadSchema.parse(mail.payload), mail.locale, house, siteUrl);
  }
  throw new Error('unknown kind of mail');
}

/**
 * Turns a row of the outbox into a finished mail, as text and as HTML.
 * @throws Error when the row is about nothing this version knows, or not fit to be sent.
 */
export function compose(mail: OutboxMail, settings: MailSettings): Letter {
  const house = { name: site.name, address: settings.house };
  const content = contentOf(mail, house, settings.siteUrl);
  const { to, replyTo, subject, locale } = content;
  return {
    from: { name: site.name, address: settings.from },
    to,
    replyTo,
    subject,
    text: renderText(content),
    html: renderHtml(content, settings.siteUrl),
    messageId: messageIdOf(mail.id, settings.siteUrl),
    // RFC 3834, section 5: programs must not answer this by themselves. RFC 3282: its language.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}
