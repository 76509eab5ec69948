import { phoneFor, site } from '@/content/site';
import { changesSection } from '@/lib/answer/answer-document';
import { formatCents, formatDay, formatIsoDay } from '@/lib/i18n/format';
import { type Translator, translatorFor } from '@/lib/i18n/translator';
import { type Block, paragraph, quote } from '@/lib/mail/blocks';
import type { EmailContent } from '@/lib/mail/email-message';
import { receivedAt } from '@/lib/mail/timestamps';
import { answerFile } from '../answer-file';
import { type AnswerVersion, replacedBy } from '../version';
import { agreedBlocks, answerBlocks } from './answer-blocks';
import { guestMail, type Letter, planPageButton } from './letter';
import { answerContext } from './plan-context';
import { planBlocks } from './plan-sections';
import { registerOf } from './register';

/** A letter about an answer of the house. */
type AnswerLetter = Letter & { readonly version: AnswerVersion };

const attached = async ({ inquiry, versions, version, siteUrl }: AnswerLetter) => [
  await answerFile({ inquiry, versions, answer: version }, answerContext(inquiry.locale), siteUrl),
];

/**
 * An answer: what the house writes, what differs from what was agreed on or sent, the plan as it stands with every position,
 * and the way to say yes; the same as a PDF beside it.
 */
export async function composeAnswer(letter: AnswerLetter): Promise<EmailContent> {
  const { inquiry, versions, version } = letter;
  const { locale, reference, createdAt, sent } = inquiry;
  const { number, terms, price } = version;
  const t = translatorFor(locale);
  const context = answerContext(locale);
  const replaced = replacedBy(version, inquiry, versions);
  const changes = changesSection({ answer: version, ...replaced, askedAt: createdAt }, context);
  const isRevised = number > sent + 1;
  const intro = t('mail.offer.intro', { reference, day: formatIsoDay(terms.validUntil, locale) });
  const kept = replaced.isChange ? t('mail.offer.keeps') : t('mail.offer.replaces');
  return guestMail(letter, {
    subject: t(isRevised ? 'mail.offer.subjectChanged' : 'mail.offer.subject', { reference }),
    title: t(isRevised ? 'mail.offer.titleChanged' : 'mail.offer.title'),
    preview: `${context.t('summary.total')}: ${formatCents(price.shownCents, locale)}`,
    blocks: [
      paragraph(isRevised ? `${intro} ${kept}` : intro),
      ...quote(context.words('message'), terms.message),
      paragraph(t(replaced.isChange ? 'mail.offer.howChange' : 'mail.offer.how')),
      planPageButton(letter, t('mail.offer.button'), t),
      ...(changes.length > 0 ? changes.flatMap(planBlocks) : [paragraph(context.words('noDifferences'))]),
      ...answerBlocks(version, createdAt, context, t),
      paragraph(t('mail.offer.attached')),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      paragraph(t('mail.offer.unexpected'), 'muted'),
    ],
    attachments: await attached(letter),
  });
}

/** What was agreed on, with the confirmation to sign as a PDF: the yes itself obliges nobody to pay. */
export async function composeAgreed(letter: AnswerLetter, agreedAt: Date): Promise<EmailContent> {
  const { inquiry, version } = letter;
  const { locale, reference, createdAt } = inquiry;
  const t = translatorFor(locale);
  const intro = t('mail.agreed.intro', { reference, ...receivedAt(agreedAt, locale) });
  const { day } = version.event;
  return guestMail(letter, {
    subject: t('mail.agreed.subject', { reference }),
    title: t(`mail.agreed.titles.${registerOf(version)}`),
    preview: intro,
    blocks: [
      paragraph(intro),
      ...(day ? [paragraph(t('mail.agreed.booked', { day: formatIsoDay(day, locale) }))] : []),
      paragraph(t('mail.agreed.contract')),
      planPageButton(letter, t('mail.agreed.button'), t),
      ...agreedBlocks(version, createdAt, answerContext(locale), t),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
    ],
    attachments: await attached(letter),
  });
}

type Short = 'offerWithdrawn' | 'inquiryDeclined' | 'orderCancelled' | 'written' | 'linkRenewed';

/** A mail in a few sentences. */
function shortMail(
  letter: Letter,
  kind: Short,
  text: string,
  rest: (t: Translator, phone: string) => readonly Block[],
): EmailContent {
  const { locale, reference } = letter.inquiry;
  const t = translatorFor(locale);
  return guestMail(letter, {
    subject: t(`mail.${kind}.subject`, { reference, brand: site.name }),
    title: t(`mail.${kind}.title`),
    preview: text,
    blocks: [
      paragraph(text),
      ...rest(t, phoneFor(locale)),
      planPageButton(letter, t('mail.agreed.button'), t),
    ],
  });
}

const closing = ({ version }: Letter, t: Translator, phone: string): Block =>
  paragraph(t(`mail.orderCancelled.closings.${registerOf(version)}`, { phone }));

/** The house has taken its answer back. */
export function composeAnswerWithdrawn(letter: Letter): EmailContent {
  const { locale, reference } = letter.inquiry;
  const text = translatorFor(locale)('mail.offerWithdrawn.text', { reference });
  return shortMail(letter, 'offerWithdrawn', text, (t, phone) => [
    ...quote(t('offer.message'), letter.payload.message),
    closing(letter, t, phone),
  ]);
}

/** The house cannot take the inquiry on, and why. */
export function composeDeclined(letter: Letter): EmailContent {
  const { locale, reference, createdAt } = letter.inquiry;
  const day = formatDay(createdAt, locale, 'long');
  const text = translatorFor(locale)('mail.inquiryDeclined.text', { reference, day });
  return shortMail(letter, 'inquiryDeclined', text, (t, phone) => [
    ...quote(t('offer.message'), letter.payload.message),
    closing(letter, t, phone),
  ]);
}

/** The house has cancelled what was agreed on: which day is free, what is to be settled. */
export function composeCancelled(letter: Letter): EmailContent {
  const { locale, reference } = letter.inquiry;
  const { day } = letter.version.event;
  const text = translatorFor(locale)('mail.orderCancelled.text', { reference });
  return shortMail(letter, 'orderCancelled', text, (t, phone) => [
    ...quote(t('offer.message'), letter.payload.message),
    ...(day ? [paragraph(t('mail.orderCancelled.freed', { day: formatIsoDay(day, locale) }))] : []),
    paragraph(t('mail.orderCancelled.money')),
    closing(letter, t, phone),
  ]);
}

/** Words of the house. */
export function composeWrittenToGuest(letter: Letter): EmailContent {
  const { locale, reference } = letter.inquiry;
  const text = translatorFor(locale)('mail.written.text', { reference });
  return shortMail(letter, 'written', text, (t, phone) => [
    ...quote(t('offer.message'), letter.payload.message),
    paragraph(t('mail.visitor.questions', { phone })),
  ]);
}

/** The new link to an inquiry, after the former ones were withdrawn. */
export function composeLink(letter: Letter): EmailContent {
  const { locale, reference } = letter.inquiry;
  const text = translatorFor(locale)('mail.linkRenewed.text', { reference });
  return shortMail(letter, 'linkRenewed', text, (t, phone) => [
    paragraph(t('mail.linkRenewed.unexpected', { phone }), 'muted'),
  ]);
}
