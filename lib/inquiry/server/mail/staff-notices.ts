import { formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { paragraph, quote, row, section } from '@/lib/mail/blocks';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredContact, StoredInquiry, StoredOffer } from '@/lib/mail/outbox';
import { oneLine } from '@/lib/mail/typed-text';
import type { AnswerPayload } from './answer-payload';
import { staffEmail } from './staff-notice';

type About = {
  readonly inquiry: StoredInquiry;
  readonly offer: StoredOffer | null;
  readonly staff: Mailbox;
  readonly siteUrl: string;
};

const t = translatorFor('de');

const nameOf = ({ name, reference }: StoredInquiry): string => oneLine(name) || reference;

/** The visitor has declined an offer. */
export function composeDeclinedStaffEmail(
  about: About & { readonly offer: StoredOffer },
  { reason }: AnswerPayload,
): EmailContent {
  return staffEmail({
    ...about,
    texts: 'offerDeclinedHouse',
    intro: t('mail.offerDeclinedHouse.intro', { name: nameOf(about.inquiry), version: about.offer.version }),
    blocks:
      reason.trim() === ''
        ? [paragraph(t('mail.offerDeclinedHouse.noReason'), 'muted')]
        : quote(t('mail.labels.reason'), reason),
  });
}

/** The visitor asks something on the plan page. */
export const composeQuestionEmail = (about: About, { text }: AnswerPayload): EmailContent =>
  staffEmail({
    ...about,
    texts: 'inquiryQuestion',
    intro: t('mail.inquiryQuestion.intro', { name: nameOf(about.inquiry) }),
    blocks: quote(t('mail.inquiryQuestion.text'), text),
  });

/** The visitor has withdrawn the inquiry. */
export const composeWithdrawnStaffEmail = (about: About, { reason }: AnswerPayload): EmailContent =>
  staffEmail({
    ...about,
    texts: 'inquiryWithdrawnHouse',
    intro: t('mail.inquiryWithdrawnHouse.intro', { name: nameOf(about.inquiry) }),
    blocks: quote(t('mail.labels.reason'), reason),
  });

/** A colleague has cancelled an order. */
export function composeCancelledStaffEmail(about: About, { cause, message }: AnswerPayload): EmailContent {
  return staffEmail({
    ...about,
    texts: 'orderCancelledHouse',
    intro: t('mail.orderCancelledHouse.intro', {
      name: nameOf(about.inquiry),
      cause: t(`staff.cancel.causes.${cause}`),
    }),
    blocks: quote(t('offer.message'), message),
  });
}

/** The promised answer is due, or it is late: for inquiries and messages alike. */
export function composeReminder(
  subject: StoredInquiry | StoredContact,
  kind: 'answerDue' | 'answerOverdue',
  staff: Mailbox,
  siteUrl: string,
): EmailContent {
  const { reference, answerBy, name, email } = subject;
  const day = formatDay(answerBy, 'de');
  const intro = t(`mail.${kind}.intro`, { day });
  return {
    locale: 'de',
    to: staff,
    replyTo: { name: oneLine(name), address: email },
    subject: t(`mail.${kind}.subject`, { reference, day: formatDay(answerBy, 'de', 'long') }),
    title: t(`mail.${kind}.title`, { reference }),
    preview: intro,
    blocks: [
      paragraph(intro),
      deskButton('topic' in subject ? 'nachrichten' : 'anfragen', reference, siteUrl, t),
      ...section(t('mail.sections.contact'), [
        row(t('mail.labels.name'), name),
        row(t('configurator.fields.email'), email),
        row(t('mail.labels.promised'), day),
      ]),
    ],
    footer: [],
  };
}
