import 'server-only';
import type { Locale } from '@/content/locales';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { storedPriceSchema } from '@/lib/inquiry/server/mail/stored-price';
import { storedDraft } from '@/lib/inquiry/server/offered-plan';
import { storedVariants } from '@/lib/inquiry/server/stored-variants';
import { describePlan, type PlanSection } from '@/lib/plan/describe';
import { describePrice, type PlanPrice } from '@/lib/plan/describe-price';
import { type DescribedVariant, describeVariants } from '@/lib/plan/describe-variants';
import type { Draft } from '@/lib/plan/draft';
import { type ResolvedPlan, resolvePlan } from '@/lib/plan/resolve';
import type { StaffInquiry } from '@/lib/staff/server/inquiry-detail';

export type StaffPlan = {
  readonly draft: Draft;
  readonly plan: ResolvedPlan;
  readonly sections: readonly PlanSection[];
  /** As the visitor saw it; `null` where there was none. */
  readonly price: PlanPrice | null;
  /** Other menus for the same event that were asked for with it. */
  readonly variants: readonly DescribedVariant[];
};

/** What an inquiry asks for, in the words of the staff's language. */
export function describeInquiry(inquiry: StaffInquiry, locale: Locale): StaffPlan {
  const { price, createdAt } = inquiry;
  const context = planContext(locale);
  const draft = storedDraft(inquiry);
  const plan = resolvePlan(draft, createdAt);
  const stored = storedPriceSchema.safeParse(price);
  return {
    draft,
    plan,
    sections: describePlan(draft, plan, context),
    price: stored.success ? describePrice(stored.data, context) : null,
    variants: describeVariants(storedVariants(inquiry), createdAt, context),
  };
}
