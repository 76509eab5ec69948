import { changesSection } from '@/lib/answer/answer-document';
import { readAnswer } from '@/lib/answer/read-stored';
import { dayText } from '@/lib/answer/summarise-terms';
import { formatCents } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { button, paragraph, quote } from '@/lib/mail/blocks';
import { businessFooter, phoneFor } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry, StoredOffer } from '@/lib/mail/outbox';
import { successAddress } from '../addresses';
import { answerFile } from '../answer-file';
import { stateKey } from '../state-key';
import { sentVersion } from '../stored';
import { answerBlocks } from './answer-blocks';
import { answerContext } from './plan-context';
import { planBlocks } from './plan-sections';

/** The page on which the visitor sees and answers everything, with the key to it. */
export function planPageAddress(inquiry: StoredInquiry, siteUrl: string): string {
  const { locale, reference, answerBy } = inquiry;
  return new URL(successAddress(locale, reference, answerBy, stateKey(inquiry)), siteUrl).href;
}

/**
 * An answer to the visitor: what the house writes, what differs from the plan that was sent, the plan as it stands with every
 * position, and the way to accept it; the same as a PDF beside it. Names nobody in its text.
 */
export async function composeOfferEmail(
  inquiry: StoredInquiry,
  offer: StoredOffer,
  staff: Mailbox,
  siteUrl: string,
): Promise<EmailContent> {
  const { locale, reference, createdAt } = inquiry;
  const { version } = offer;
  const t = translatorFor(locale);
  const context = answerContext(locale);
  const answer = readAnswer(offer.body);
  const changes = changesSection({ answer, sent: sentVersion(inquiry), askedAt: createdAt }, context);
  const intro = t('mail.offer.intro', { reference, day: dayText(answer.terms.validUntil, locale) });
  return {
    locale,
    to: { name: '', address: inquiry.email },
    replyTo: staff,
    subject: t('mail.offer.subject', { reference, version }),
    title: t('mail.offer.title', { version }),
    preview: `${context.t('summary.total')}: ${formatCents(answer.price.shownCents, locale)}`,
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(version > 1 ? `${intro} ${t('mail.offer.replaces', { version })}` : intro),
      ...quote(context.words('message'), answer.terms.message),
      paragraph(t('mail.offer.how')),
      button(t('mail.offer.button'), planPageAddress(inquiry, siteUrl), t('mail.offer.link')),
      ...(changes.length > 0 ? changes.flatMap(planBlocks) : [paragraph(context.words('noDifferences'))]),
      ...answerBlocks(answer, createdAt, context, t),
      paragraph(t('mail.offer.attached')),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      paragraph(t('mail.offer.unexpected'), 'muted'),
    ],
    footer: businessFooter(t),
    attachments: [await answerFile({ inquiry, answer: offer }, context, siteUrl)],
  };
}
