import { phoneFor, site } from '@/content/site';
import { translatorFor } from '@/lib/i18n/translator';
import { paragraph } from '@/lib/mail/blocks';
import type { EmailContent } from '@/lib/mail/email-message';
import { receivedAt } from '@/lib/mail/timestamps';
import { describePlan } from '@/lib/plan/describe';
import { resolvePlan } from '@/lib/plan/resolve';
import { promisedBy, promiseText } from '@/lib/plan/urgency';
import { guestMail, type Letter, planPageButton } from './letter';
import { planContext } from './plan-context';
import { planBlocks, withoutTyped } from './plan-sections';
import { mailPlate } from './plate';
import { priceSection } from './price-section';
import { variantBlocks } from './variant-blocks';

/** The visitor's confirmation: when the answer comes, and what was chosen. It names nobody: the address is unproven. */
export function composeVisitorEmail(letter: Letter): EmailContent {
  const { inquiry, version } = letter;
  const { locale, reference, createdAt } = inquiry;
  const { plan: draft, price } = version;
  const t = translatorFor(locale);
  const context = planContext(locale);
  const plate = mailPlate(draft.cateringType, context);
  const answer = promiseText(inquiry.answerBy ?? promisedBy(draft, createdAt), context);
  return guestMail(letter, {
    subject: t('mail.visitor.subject', { reference, brand: site.name }),
    title: t('mail.visitor.title'),
    preview: answer,
    blocks: [
      paragraph(t('mail.visitor.received', { ...receivedAt(createdAt, locale), reference })),
      paragraph(answer),
      planPageButton(letter, t('mail.visitor.stateButton'), t),
      paragraph(t('mail.visitor.questions', { phone: phoneFor(locale) })),
      ...plate.blocks,
      ...withoutTyped(describePlan(draft, resolvePlan(draft, createdAt), context)).flatMap(planBlocks),
      ...priceSection(price, context, t),
      ...variantBlocks(letter, locale, t, withoutTyped),
      paragraph(t('mail.visitor.unexpected'), 'muted'),
    ],
    attachments: plate.attachments,
  });
}
