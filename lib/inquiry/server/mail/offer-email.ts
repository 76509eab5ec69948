import { translatorFor } from '@/lib/i18n/translator';
import { button, paragraph, quote } from '@/lib/mail/blocks';
import { businessFooter, phoneFor } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry, StoredOffer } from '@/lib/mail/outbox';
import { dayText, describeOffer } from '@/lib/offer/describe-offer';
import { readStoredOffer } from '@/lib/offer/offer-schema';
import { successAddress } from '../addresses';
import { offeredPlan } from '../offered-plan';
import { stateKey } from '../state-key';
import { offerAttachment } from './offer-attachment';
import { differenceBlocks, factBlocks, lineBlocks } from './offer-blocks';
import { offerContext } from './plan-context';

/** The page on which the visitor sees and answers everything, with the key to it. */
export function planPageAddress(inquiry: StoredInquiry, siteUrl: string): string {
  const { locale, reference, answerBy } = inquiry;
  return new URL(successAddress(locale, reference, answerBy, stateKey(inquiry)), siteUrl).href;
}

/**
 * An offer to the visitor: what the house writes, every line, what differs from the plan, and the way to accept it; the
 * same as a PDF beside it. Names nobody in its text.
 */
export async function composeOfferEmail(
  inquiry: StoredInquiry,
  offer: StoredOffer,
  staff: Mailbox,
  siteUrl: string,
): Promise<EmailContent> {
  const { locale, reference } = inquiry;
  const { version, sentAt } = offer;
  const t = translatorFor(locale);
  const context = offerContext(locale);
  const body = readStoredOffer(offer.body);
  const described = describeOffer(body, offeredPlan(inquiry, context), context);
  const intro = t('mail.offer.intro', { reference, day: dayText(body.validUntil, locale) });
  return {
    locale,
    to: { name: '', address: inquiry.email },
    replyTo: staff,
    subject: t('mail.offer.subject', { reference, version }),
    title: t('mail.offer.title', { version }),
    preview: `${described.total.term}: ${described.total.text} ${described.basis}`,
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(version > 1 ? `${intro} ${t('mail.offer.replaces', { version })}` : intro),
      ...quote(context.words('message'), body.message),
      paragraph(t('mail.offer.how')),
      button(t('mail.offer.button'), planPageAddress(inquiry, siteUrl), t('mail.offer.link')),
      ...factBlocks(described, context),
      ...lineBlocks(described, context),
      ...differenceBlocks(described, context),
      paragraph(t('mail.offer.attached')),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      paragraph(t('mail.offer.unexpected'), 'muted'),
    ],
    footer: businessFooter(t),
    attachments: [await offerAttachment({ inquiry, body, version, sentAt }, context, siteUrl)],
  };
}
