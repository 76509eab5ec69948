import type { DescribeContext } from './describe';
import type { Draft } from './draft';

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
