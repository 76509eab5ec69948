import { type DescribeContext, describePlan, type PlanSection } from './describe';
import { describePrice, type PlanPrice, type ShownPrice } from './describe-price';
import type { Draft } from './draft';
import { type ResolvedPlan, resolvePlan } from './resolve';
import { variantName } from './variant-name';

/** Another menu for the same event, complete with what is common to all, and its price. */
export type PricedVariant = { readonly draft: Draft; readonly price: ShownPrice };

/** A variant in words: what it is made of, and its price. What is common to all stands in the plan. */
export type DescribedVariant = {
  readonly name: string;
  readonly sections: readonly PlanSection[];
  readonly price: PlanPrice | null;
};

/** What a variant is made of, in words: without what is common to all. */
export const describeMenu = (
  draft: Draft,
  plan: ResolvedPlan,
  context: DescribeContext,
): readonly PlanSection[] =>
  describePlan(draft, plan, context)
    .map((section) => ({ ...section, rows: section.rows.filter(({ scope }) => scope === 'menu') }))
    .filter(({ rows }) => rows.length > 0);

/** Variants in words, in the order in which they were kept. `made` decides only whether the date is express. */
export function describeVariants(
  variants: readonly PricedVariant[],
  made: Date,
  context: DescribeContext,
): readonly DescribedVariant[] {
  return variants.map(({ draft, price }, place) => ({
    name: variantName(draft, place, context),
    sections: describeMenu(draft, resolvePlan(draft, made), context),
    price: describePrice(price, context),
  }));
}
