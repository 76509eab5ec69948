import 'server-only';
import type { Locale } from '@/content/locales';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { storedPriceSchema } from '@/lib/inquiry/server/mail/stored-price';
import { storedVariants } from '@/lib/inquiry/server/stored-variants';
import { describePlan, type PlanSection } from '@/lib/plan/describe';
import { describePrice, type PlanPrice } from '@/lib/plan/describe-price';
import { type DescribedVariant, describeVariants } from '@/lib/plan/describe-variants';
import type { Draft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';
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
  const { payload, price, createdAt } = inquiry;
  const context = planContext(locale);
  const { draft } = parseDraft(JSON.stringify(payload));
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

/** Where an event takes place, on one line; empty in our own house or while it is open. */
export function deliveryAddressOf({ details, locationType }: Draft): string {
  if (locationType === 'venue') return '';
  const { delivery_street, delivery_houseNumber, delivery_zip, delivery_city } = details;
  return [`${delivery_street} ${delivery_houseNumber}`.trim(), `${delivery_zip} ${delivery_city}`.trim()]
    .filter(Boolean)
    .join(', ');
}
