import { site } from '@/content/site';
import { readAnswer } from '@/lib/answer/read-stored';
import { dayText } from '@/lib/answer/summarise-terms';
import { dayOf } from '@/lib/answer/terms';
import { formatDay } from '@/lib/i18n/format';
import { type Translator, translatorFor } from '@/lib/i18n/translator';
import { type Block, button, heading, paragraph, quote } from '@/lib/mail/blocks';
import { businessFooter, phoneFor } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry, StoredOffer } from '@/lib/mail/outbox';
import type { AnswerPayload } from './answer-payload';
import { planPageAddress } from './offer-email';
import { registerOf } from './register';

type About = { readonly inquiry: StoredInquiry; readonly staff: Mailbox; readonly siteUrl: string };
type Kind =
  | 'offerDeclined'
  | 'inquiryDeclined'
  | 'inquiryWithdrawn'
  | 'linkRenewed'
  | 'offerWithdrawn'
  | 'orderCancelled';

/** A mail to the visitor in a few sentences. Nothing that was typed on the plan page goes back to the address. */
function visitorEmail(
  { inquiry, staff, siteUrl }: About,
  kind: Kind,
  text: string,
  rest: (t: Translator, phone: string) => readonly Block[],
): EmailContent {
  const { locale, reference } = inquiry;
  const t = translatorFor(locale);
  return {
    locale,
    to: { name: '', address: inquiry.email },
    replyTo: staff,
    subject: t(`mail.${kind}.subject`, { reference, brand: site.name }),
    title: t(`mail.${kind}.title`),
    preview: text,
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(text),
      ...rest(t, phoneFor(locale)),
      button(t('mail.offerAccepted.button'), planPageAddress(inquiry, siteUrl), t('mail.offer.link')),
    ],
    footer: businessFooter(t),
  };
}

/** Confirms that the visitor has declined an offer. */
export function composeDeclinedVisitorEmail(about: About, { version }: StoredOffer): EmailContent {
  const { locale, reference } = about.inquiry;
  const text = translatorFor(locale)('mail.offerDeclined.text', { reference, version });
  return visitorEmail(about, 'offerDeclined', text, (t, phone) => [
    paragraph(t('mail.offerDeclined.again', { phone })),
  ]);
}

/** The house cannot take the inquiry on: why, and on which other days it could. */
export function composeInquiryDeclinedEmail(about: About, { message, days }: AnswerPayload): EmailContent {
  const { locale, reference, createdAt } = about.inquiry;
  const text = translatorFor(locale)('mail.inquiryDeclined.text', {
    reference,
    day: formatDay(createdAt, locale, 'long'),
  });
  return visitorEmail(about, 'inquiryDeclined', text, (t, phone) => [
    ...quote(t('offer.message'), message),
    ...(days.length > 0
      ? [
          heading(t('mail.inquiryDeclined.days')),
          ...days.map((day) => paragraph(dayText(day, locale))),
          paragraph(t('mail.inquiryDeclined.choose', { phone })),
        ]
      : [paragraph(t(`mail.orderCancelled.closings.${registerOf(about.inquiry)}`, { phone }))]),
  ]);
}

/** Confirms that the visitor has withdrawn the inquiry. */
export function composeWithdrawnVisitorEmail(about: About): EmailContent {
  const { locale, reference } = about.inquiry;
  const text = translatorFor(locale)('mail.inquiryWithdrawn.text', { reference });
  return visitorEmail(about, 'inquiryWithdrawn', text, (t, phone) => [
    paragraph(t('mail.inquiryWithdrawn.unexpected', { phone }), 'muted'),
  ]);
}

/** The new link to an inquiry, after the former ones were withdrawn. */
export function composeLinkRenewedEmail(about: About): EmailContent {
  const { locale, reference } = about.inquiry;
  const text = translatorFor(locale)('mail.linkRenewed.text', { reference });
  return visitorEmail(about, 'linkRenewed', text, (t, phone) => [
    paragraph(t('mail.inquiryWithdrawn.unexpected', { phone }), 'muted'),
  ]);
}

/** The house has cancelled an order: why, which day is free, what is to be settled. */
export function composeCancelledVisitorEmail(
  about: About,
  offer: StoredOffer | null,
  { cause, receivedOn, message }: AnswerPayload,
): EmailContent {
  const { locale, reference } = about.inquiry;
  const t = translatorFor(locale);
  const day = receivedOn && dayText(receivedOn, locale, 'long');
  const booked = offer && dayOf(readAnswer(offer.body).plan);
  const text = t(`mail.orderCancelled.causes.${cause}`, { reference, day });
  return visitorEmail(about, 'orderCancelled', text, (_, phone) => [
    ...quote(t('offer.message'), message),
    ...(booked ? [paragraph(t('mail.orderCancelled.freed', { day: dayText(booked, locale) }))] : []),
    paragraph(t('mail.orderCancelled.money')),
    paragraph(t(`mail.orderCancelled.closings.${registerOf(about.inquiry)}`, { phone })),
  ]);
}

/** The house has taken an offer back. */
export function composeOfferWithdrawnEmail(
  about: About,
  { version }: StoredOffer,
  { message }: AnswerPayload,
): EmailContent {
  const { locale, reference } = about.inquiry;
  const t = translatorFor(locale);
  const text = t('mail.offerWithdrawn.text', { reference, version });
  return visitorEmail(about, 'offerWithdrawn', text, (_, phone) => [
    ...quote(t('offer.message'), message),
    paragraph(t(`mail.orderCancelled.closings.${registerOf(about.inquiry)}`, { phone })),
  ]);
}
