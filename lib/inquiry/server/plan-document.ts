import 'server-only';
import type { Locale } from '@/content/locales';
import { withoutContact } from '@/lib/plan/contact-data';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { resolvePlan } from '@/lib/plan/resolve';
import { noticeTexts, planContext } from './mail/plan-context';
import { storedDraft, storedPrice } from './stored';
import { storedVariants } from './stored-variants';

/** Of a stored inquiry. */
type Stored = { readonly payload: unknown; readonly price: unknown; readonly createdAt: Date };

/**
 * What was sent, in words, with its variants and the price that was stored with it. `personal` false leaves out who asks.
 */
export function storedPlanDocument(inquiry: Stored, locale: Locale, personal: boolean): PlanDocument {
  const draft = storedDraft(inquiry);
  const made = inquiry.createdAt;
  const price = storedPrice(inquiry);
  return buildPlanDocument(
    {
      draft: personal ? draft : withoutContact(draft),
      plan: resolvePlan(draft, made),
      price,
      notices: noticeTexts(locale, price.notices),
      personal,
      made,
      variants: storedVariants(inquiry),
    },
    planContext(locale),
  );
}
