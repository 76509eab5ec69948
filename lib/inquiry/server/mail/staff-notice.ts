import { toIsoDay } from '@/lib/base/event-day';
import { translatorFor } from '@/lib/i18n/translator';
import { type Block, paragraph } from '@/lib/mail/blocks';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry } from '@/lib/mail/outbox';
import { oneLine } from '@/lib/mail/typed-text';
import { dayText } from '@/lib/offer/describe-offer';
import { storedDraft } from '../offered-plan';

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
    | 'inquiryWithdrawnHouse'
    | 'inquiryChanged';
  readonly intro: string;
  /** Where something else than the plan counts. */
  readonly about?: { readonly guests: number; readonly day: string | null };
  readonly blocks: readonly Block[];
};

/** A mail to the staff about something that happened to an inquiry: one sentence, the way to it, what was said. */
export function staffEmail({ inquiry, staff, siteUrl, texts, intro, about, blocks }: Notice): EmailContent {
  const t = translatorFor('de');
  const { reference } = inquiry;
  const { guests, details } = storedDraft(inquiry);
  const day = about ? about.day : details.date && toIsoDay(details.date);
  return {
    locale: 'de',
    to: staff,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject: t(`mail.${texts}.subject`, {
      reference,
      people: t('mail.labels.guestsValue', { count: about?.guests ?? guests }),
      when: day ? dayText(day, 'de', 'long') : t('mail.house.noDate'),
    }),
    title: t(`mail.${texts}.title`, { reference }),
    preview: intro,
    blocks: [paragraph(intro), deskButton('anfragen', reference, siteUrl, t), ...blocks],
    footer: [],
  };
}
