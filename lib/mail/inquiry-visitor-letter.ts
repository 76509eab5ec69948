import { site } from '@/content/site';
import { formatDay } from '@/lib/i18n/format';
import { successAddress } from '@/lib/inquiry/addresses';
import { stateKey } from '@/lib/inquiry/state-key';
import { button, paragraph } from './blocks';
import { businessFooter, phoneFor } from './business-footer';
import { priceSection } from './inquiry-price';
import { choiceSection, eventSection } from './inquiry-sections';
import type { LetterContent, Mailbox } from './letter';
import { receivedAt } from './moments';
import type { StoredInquiry } from './outbox';
import { draftOf } from './stored-draft';
import { storedPriceSchema } from './stored-price';
import { translatorFor } from './texts';
import { plainName } from './typed-text';

/** The visitor's confirmation: when the answer comes, and what was chosen from the catalogue. */
export function inquiryToVisitor(inquiry: StoredInquiry, house: Mailbox, siteUrl: string): LetterContent {
  const { locale, reference } = inquiry;
  const t = translatorFor(locale);
  const draft = draftOf(inquiry);
  const name = plainName(inquiry.name);
  const answer = t('mail.visitor.answer', { day: formatDay(inquiry.answerBy, locale) });
  const state = successAddress(locale, reference, inquiry.answerBy, stateKey(reference));
  return {
    locale,
    to: { name: name ?? '', address: inquiry.email },
    replyTo: house,
    subject: t('mail.visitor.subject', { reference, brand: site.name }),
    title: t('mail.visitor.title'),
    preview: answer,
    blocks: [
      paragraph(name ? t('mail.greeting', { name }) : t('mail.greetingPlain')),
      paragraph(t('mail.visitor.received', { ...receivedAt(inquiry.createdAt, locale), reference })),
      paragraph(answer),
      button(t('mail.visitor.stateButton'), new URL(state, siteUrl).href, t('mail.visitor.state')),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      ...eventSection(draft, t, locale),
      ...choiceSection(draft, t, locale),
      ...priceSection(storedPriceSchema.parse(inquiry.price), t, locale),
      paragraph(t('mail.visitor.unexpected'), 'muted'),
    ],
    footer: businessFooter(t),
  };
}
