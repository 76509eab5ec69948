import { phoneFor, site } from '@/content/site';
import { formatDay, languageName } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { paragraph, quote, row, section, warning } from '@/lib/mail/blocks';
import { businessFooter } from '@/lib/mail/business-footer';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredContact } from '@/lib/mail/stored-contact';
import { receivedAt } from '@/lib/mail/timestamps';
import { oneLine } from '@/lib/mail/typed-text';
import { callbackText, topicText } from './contact-texts';

/** The message as it was written, with everything needed to answer it. */
export function composeContactStaffEmail(
  contact: StoredContact,
  staff: Mailbox,
  siteUrl: string,
): EmailContent {
  const locale = 'de';
  const t = translatorFor(locale);
  const { reference } = contact;
  const topic = topicText(contact.topic, t);
  const received = t('mail.house.received', {
    ...receivedAt(contact.createdAt, locale),
    language: languageName(contact.locale, locale),
    answer: formatDay(contact.answerBy, locale),
  });
  return {
    locale,
    to: staff,
    replyTo: { name: oneLine(contact.name), address: contact.email },
    subject: t(contact.callback ? 'mail.contactHouse.subjectCallback' : 'mail.contactHouse.subject', {
      reference,
      topic,
    }),
    title: t('mail.contactHouse.title', { reference }),
    preview: received,
    blocks: [
      paragraph(received),
      deskButton('nachrichten', reference, siteUrl, t),
      ...(contact.suspicious ? [warning(t('mail.contactHouse.suspicious'))] : []),
      ...section(t('mail.sections.contact'), [
        row(t('contact.form.topic.label'), topic),
        row(t('mail.labels.name'), contact.name),
        row(t('configurator.fields.email'), contact.email),
        row(t('configurator.fields.phone'), contact.phone),
        row(t('mail.labels.callback'), callbackText(contact, t, locale)),
      ]),
      ...quote(t('contact.form.message.label'), contact.message),
    ],
    footer: [],
  };
}

/** The visitor's confirmation. Nothing in it is their own wording: the address may be somebody else's. */
export function composeContactVisitorEmail(contact: StoredContact, staff: Mailbox): EmailContent {
  const { locale, reference } = contact;
  const t = translatorFor(locale);
  const answer = t('mail.contactVisitor.answer', { day: formatDay(contact.answerBy, locale) });
  return {
    locale,
    to: { name: '', address: contact.email },
    replyTo: staff,
    subject: t('mail.contactVisitor.subject', { reference, brand: site.name }),
    title: t('mail.contactVisitor.title'),
    preview: answer,
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(t('mail.contactVisitor.received', { ...receivedAt(contact.createdAt, locale), reference })),
      paragraph(answer),
      ...section(t('mail.contactVisitor.summary'), [
        row(t('contact.form.topic.label'), topicText(contact.topic, t)),
        row(t('mail.labels.callback'), callbackText(contact, t, locale)),
      ]),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      paragraph(t('mail.contactVisitor.unexpected'), 'muted'),
    ],
    footer: businessFooter(t),
  };
}
