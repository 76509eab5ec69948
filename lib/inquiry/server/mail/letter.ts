import { z } from 'zod';
import { formatDay } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { translatorFor } from '@/lib/i18n/translator';
import { type Block, button, paragraph } from '@/lib/mail/blocks';
import { businessFooter } from '@/lib/mail/business-footer';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import { oneLine } from '@/lib/mail/typed-text';
import { promisedBy } from '@/lib/plan/urgency';
import { successAddress } from '../addresses';
import type { Inquiry } from '../read-inquiry';
import { stateKey } from '../state-key';
import type { InquiryVersion } from '../version';

/** What a row of the outbox says beside the version; each kind of mail reads its part of it. */
export const payloadSchema = z.object({
  /** Words of the side that acted. */
  message: z.string().catch(''),
  /** The day that went to somebody else. */
  day: z.iso.date().catch(''),
});

/** What a mail about an inquiry is made of. */
export type Letter = {
  readonly inquiry: Inquiry;
  readonly versions: readonly InquiryVersion[];
  /** The one that it is about. */
  readonly version: InquiryVersion;
  readonly payload: z.output<typeof payloadSchema>;
  readonly staff: Mailbox;
  readonly siteUrl: string;
};

type GuestParts = Pick<EmailContent, 'subject' | 'title' | 'preview' | 'blocks' | 'attachments'>;

/** A mail to the guest. It names nobody, and nothing that was typed on the guest's page goes to the address. */
export function guestMail({ inquiry, staff }: Letter, parts: GuestParts): EmailContent {
  const t = translatorFor(inquiry.locale);
  return {
    locale: inquiry.locale,
    to: { name: '', address: inquiry.email },
    replyTo: staff,
    ...parts,
    blocks: [paragraph(t('mail.greetingPlain')), ...parts.blocks],
    footer: businessFooter(t),
  };
}

/** The way to the page on which the guest sees and answers everything, with the key to it. */
export function planPageButton({ inquiry, version, siteUrl }: Letter, label: string, t: Translator): Block {
  const { locale, reference, createdAt } = inquiry;
  const promise = inquiry.answerBy ?? promisedBy(version.plan, createdAt);
  const address = successAddress(locale, reference, promise, stateKey(inquiry));
  return button(label, new URL(address, siteUrl).href, t('mail.offer.link'));
}

/** Texts below `mail` of a mail to the house. */
type HouseKind =
  | 'agreedHouse'
  | 'dayTakenHouse'
  | 'offerDeclinedHouse'
  | 'inquiryWithdrawnHouse'
  | 'orderCancelledHouse'
  | 'inquiryQuestion';

/** A mail to the house about something that happened to an inquiry: one sentence, the way to it, what was said. */
export function houseMail(
  { inquiry, version, staff, siteUrl }: Letter,
  kind: HouseKind,
  intro: string,
  blocks: readonly Block[],
): EmailContent {
  const t = translatorFor('de');
  const { reference } = inquiry;
  const { date } = version.plan.details;
  return {
    locale: 'de',
    to: staff,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject: t(`mail.${kind}.subject`, {
      reference,
      people: t('mail.labels.guestsValue', { count: version.plan.guests }),
      when: date ? formatDay(date, 'de', 'long') : t('mail.house.noDate'),
    }),
    title: t(`mail.${kind}.title`, { reference }),
    preview: intro,
    blocks: [paragraph(intro), deskButton('anfragen', reference, siteUrl, t), ...blocks],
    footer: [],
  };
}
