import { dayText } from '@/lib/answer/summarise-terms';
import { dayOf } from '@/lib/answer/terms';
import { translatorFor } from '@/lib/i18n/translator';
import { type Block, paragraph } from '@/lib/mail/blocks';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry, StoredOffer } from '@/lib/mail/outbox';
import { oneLine } from '@/lib/mail/typed-text';
import { currentVersion } from '../stored';

type Notice = {
  readonly inquiry: StoredInquiry;
  readonly staff: Mailbox;
  readonly siteUrl: string;
  /** Texts below `mail`. */
  readonly texts:
    | 'offerAcceptedHouse'
    | 'offerDeclinedHouse'
    | 'orderCancelledHouse'
    | 'inquiryQuestion'
    | 'inquiryWithdrawnHouse';
  readonly intro: string;
  /** The answer that counts in place of the plan that was sent. */
  readonly offer: StoredOffer | null;
  readonly blocks: readonly Block[];
};

/** A mail to the staff about something that happened to an inquiry: one sentence, the way to it, what was said. */
export function staffEmail({ inquiry, staff, siteUrl, texts, intro, offer, blocks }: Notice): EmailContent {
  const t = translatorFor('de');
  const { reference } = inquiry;
  const { plan } = currentVersion(inquiry, offer);
  const day = dayOf(plan);
  return {
    locale: 'de',
    to: staff,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject: t(`mail.${texts}.subject`, {
      reference,
      people: t('mail.labels.guestsValue', { count: plan.guests }),
      when: day ? dayText(day, 'de', 'long') : t('mail.house.noDate'),
    }),
    title: t(`mail.${texts}.title`, { reference }),
    preview: intro,
    blocks: [paragraph(intro), deskButton('anfragen', reference, siteUrl, t), ...blocks],
    footer: [],
  };
}
