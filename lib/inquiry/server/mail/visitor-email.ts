import { site } from '@/content/site';
import { translatorFor } from '@/lib/i18n/translator';
import { successAddress } from '@/lib/inquiry/server/addresses';
import { stateKey } from '@/lib/inquiry/server/state-key';
import { button, paragraph } from '@/lib/mail/blocks';
import { businessFooter, phoneFor } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry } from '@/lib/mail/outbox';
import { receivedAt } from '@/lib/mail/timestamps';
import { describePlan } from '@/lib/plan/describe';
import { resolvePlan } from '@/lib/plan/resolve';
import { promiseText } from '@/lib/plan/urgency';
import { storedDraft, storedPrice } from '../stored';
import { planContext } from './plan-context';
import { planBlocks, withoutTyped } from './plan-sections';
import { mailPlate } from './plate';
import { priceSection } from './price-section';
import { variantBlocks } from './variant-blocks';

/** The visitor's confirmation: when the answer comes, and what was chosen. It names nobody: the address is unproven. */
export function composeVisitorEmail(inquiry: StoredInquiry, staff: Mailbox, siteUrl: string): EmailContent {
  const { locale, reference } = inquiry;
  const t = translatorFor(locale);
  const context = planContext(locale);
  const draft = storedDraft(inquiry);
  const plate = mailPlate(draft.cateringType, context);
  const answer = promiseText(inquiry.answerBy, context);
  const state = successAddress(locale, reference, inquiry.answerBy, stateKey(inquiry));
  return {
    locale,
    to: { name: '', address: inquiry.email },
    replyTo: staff,
    subject: t('mail.visitor.subject', { reference, brand: site.name }),
    title: t('mail.visitor.title'),
    preview: answer,
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(t('mail.visitor.received', { ...receivedAt(inquiry.createdAt, locale), reference })),
      paragraph(answer),
      button(t('mail.visitor.stateButton'), new URL(state, siteUrl).href, t('mail.visitor.state')),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      ...plate.blocks,
      ...withoutTyped(describePlan(draft, resolvePlan(draft, inquiry.createdAt), context)).flatMap(
        planBlocks,
      ),
      ...priceSection(storedPrice(inquiry), context, t),
      ...variantBlocks(inquiry, locale, t, withoutTyped),
      paragraph(t('mail.visitor.unexpected'), 'muted'),
    ],
    footer: businessFooter(t),
    attachments: plate.attachments,
  };
}
