import { type DescribeContext, describePlan, type PlanSection } from './describe';
import { describePrice, type PlanPrice, type ShownPrice } from './describe-price';
import type { Draft } from './draft';
import { resolvePlan } from './resolve';

/** Another menu for the same event, complete with what is common to all, and its price. */
export type PricedVariant = { readonly draft: Draft; readonly price: ShownPrice };

/** A variant in words: what it is made of, and its price. What is common to all stands in the plan. */
export type DescribedVariant = {
  readonly name: string;
  readonly sections: readonly PlanSection[];
  readonly price: PlanPrice | null;
};

/** The menu of a draft in a few words: its package, else its style. */
function menuName({ package: chosen, cateringType }: Draft, { texts }: DescribeContext): string {
  if (chosen) return texts.packages[chosen]?.name ?? chosen;
  return cateringType ? texts.types[cateringType].name : '';
}

/** The name of the variant at a place, counted from 0; the plan itself is A. */
export function variantName(draft: Draft, place: number, context: DescribeContext): string {
  const name = context.t('variants.name', { letter: String.fromCharCode(66 + place) });
  return [name, menuName(draft, context)].filter(Boolean).join(': ');
}

/** Variants in words, in the order in which they were kept. `made` decides only whether the date is express. */
export function describeVariants(
  variants: readonly PricedVariant[],
  made: Date,
  context: DescribeContext,
): readonly DescribedVariant[] {
  return variants.map(({ draft, price }, place) => ({
    name: variantName(draft, place, context),
    sections: describePlan(draft, resolvePlan(draft, made), context)
      .map((section) => ({ ...section, rows: section.rows.filter(({ scope }) => scope === 'menu') }))
      .filter(({ rows }) => rows.length > 0),
    price: describePrice(price, context),
  }));
}
