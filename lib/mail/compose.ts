import { site } from '@/content/site';
import { letterToHouse, letterToVisitor } from './inquiry-letters';
import { type Letter, messageIdOf } from './letter';
import type { OutboxMail } from './outbox';
import type { MailSettings } from './settings';

/**
 * Turns a row of the outbox into a finished mail.
 * @throws Error when the row is about nothing this version knows.
 */
export function compose(mail: OutboxMail, settings: MailSettings): Letter {
  if (mail.kind !== 'inquiry' || !mail.inquiry) throw new Error('unknown kind of mail');
  const house = { name: site.name, address: settings.house };
  const content =
    mail.recipient === 'house' ? letterToHouse(mail.inquiry, house) : letterToVisitor(mail.inquiry, house);
  return {
    ...content,
    from: { name: site.name, address: settings.from },
    messageId: messageIdOf(mail.id, settings.siteUrl),
    // RFC 3834, section 5: programs must not answer this by themselves.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
