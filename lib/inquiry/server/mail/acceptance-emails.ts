import { bookingTerms } from '@/content/catering/rules';
import type { Locale } from '@/content/locales';
import type { Answer } from '@/lib/answer/check-answer';
import { readAnswer } from '@/lib/answer/read-stored';
import { dayText, depositOf } from '@/lib/answer/summarise-terms';
import { dayOf } from '@/lib/answer/terms';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { localPath } from '@/lib/i18n/address';
import { formatCents } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { type Block, button, paragraph, row, section } from '@/lib/mail/blocks';
import { businessFooter, phoneFor } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredAcceptance, StoredInquiry, StoredOffer } from '@/lib/mail/outbox';
import { receivedAt } from '@/lib/mail/timestamps';
import { answerFile } from '../answer-file';
import { answerBlocks } from './answer-blocks';
import { planPageAddress } from './offer-email';
import { answerContext } from './plan-context';
import { registerOf } from './register';
import { staffEmail } from './staff-notice';

type Accepted = {
  readonly inquiry: StoredInquiry;
  readonly offer: StoredOffer;
  readonly acceptance: StoredAcceptance;
};

/** Without what is over: the last day for the number of guests may have passed. */
function nextSteps(answer: Answer, locale: Locale, accepted: Date): readonly Block[] {
  const t = translatorFor(locale);
  const day = dayOf(answer.plan);
  const deposit = depositOf(answer);
  const lastDay = day && addDays(day, -bookingTerms.finalGuestCountDays);
  return [
    ...(day ? [paragraph(t('mail.offerAccepted.booked', { day: dayText(day, locale) }))] : []),
    ...(deposit > 0
      ? [paragraph(t('mail.offerAccepted.deposit', { amount: formatCents(deposit, locale) }))]
      : []),
    ...(lastDay && lastDay > toIsoDay(accepted)
      ? [paragraph(t('mail.offerAccepted.guests', { day: dayText(lastDay, locale) }))]
      : []),
  ];
}

/**
 * The confirmation that the law asks for without delay: what was accepted, when, under which terms (§ 312f (2) and
 * § 312i (1) no. 3 BGB). The name that was typed stays out of it.
 */
export async function composeAcceptedVisitorEmail(
  { inquiry, offer, acceptance }: Accepted,
  staff: Mailbox,
  siteUrl: string,
): Promise<EmailContent> {
  const { locale, reference } = inquiry;
  const { version } = offer;
  const { acceptedAt, termsVersion } = acceptance;
  const t = translatorFor(locale);
  const context = answerContext(locale);
  const answer = readAnswer(offer.body);
  const intro = t('mail.offerAccepted.intro', { reference, version, ...receivedAt(acceptedAt, locale) });
  const terms = new URL(localPath(locale, 'terms'), siteUrl).href;
  return {
    locale,
    to: { name: '', address: inquiry.email },
    replyTo: staff,
    subject: t('mail.offerAccepted.subject', { reference }),
    title: t(`mail.offerAccepted.titles.${registerOf(inquiry)}`),
    preview: intro,
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(intro),
      ...nextSteps(answer, locale, acceptedAt),
      button(t('mail.offerAccepted.button'), planPageAddress(inquiry, siteUrl), t('mail.offer.link')),
      ...answerBlocks(answer, inquiry.createdAt, context, t),
      paragraph(t('mail.offerAccepted.attached')),
      paragraph(
        t('mail.offerAccepted.terms', { version: dayText(termsVersion, locale, 'long'), address: terms }),
      ),
      paragraph(context.words('accept.noWithdrawal')),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
    ],
    footer: businessFooter(t),
    attachments: [await answerFile({ inquiry, answer: offer }, context, siteUrl)],
  };
}

/** To the staff: who accepted what, when and under which terms. */
export function composeAcceptedStaffEmail(
  { inquiry, offer, acceptance }: Accepted,
  staff: Mailbox,
  siteUrl: string,
): EmailContent {
  const t = translatorFor('de');
  const answer = readAnswer(offer.body);
  const context = answerContext('de');
  const { day, time } = receivedAt(acceptance.acceptedAt, 'de');
  return staffEmail({
    inquiry,
    staff,
    siteUrl,
    texts: 'offerAcceptedHouse',
    intro: dayOf(answer.plan) ? t('mail.offerAcceptedHouse.intro') : t('mail.offerAcceptedHouse.introOpen'),
    offer,
    blocks: [
      ...section(t('mail.sections.acceptance'), [
        row(t('mail.labels.acceptedBy'), acceptance.name),
        row(t('mail.labels.acceptedAt'), t('mail.labels.when', { day, time })),
        row(t('mail.labels.version'), String(offer.version)),
        row(t('mail.labels.termsVersion'), dayText(acceptance.termsVersion, 'de', 'long')),
      ]),
      ...answerBlocks(answer, inquiry.createdAt, context, t),
    ],
  });
}
