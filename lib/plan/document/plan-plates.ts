import { dishCategories } from '@/content/catering/choices';
import { isEngraving } from '@/content/engravings';
import { typePlates } from '@/content/type-plates';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import type { ResolvedPlan } from '@/lib/plan/resolve';

/** An engraved dish of the plan under its name; `label` is what a screen reader says. */
export type PlanPlate = { readonly plate: string; readonly name: string; readonly label: string };

const maxPlates = 4;

/** The first dish of every course as an engraving, at most four; without dishes the kind of catering. */
export function planPlates(
  draft: Draft,
  plan: ResolvedPlan,
  { t, texts }: DescribeContext,
): readonly PlanPlate[] {
  const toPlate = (plate: string, name: string): PlanPlate => ({
    plate,
    name,
    label: t('described.engraving', { name }),
  });
  const chosen = dishCategories.flatMap((category) => {
    const dish = plan.menu[category].dishes.find(({ dish: { id } }) => isEngraving(id))?.dish;
    return dish ? [toPlate(dish.id, texts.dishes[dish.id] ?? dish.id)] : [];
  });
  if (chosen.length > 0) return chosen.slice(0, maxPlates);
  return draft.cateringType
    ? [toPlate(typePlates[draft.cateringType], texts.types[draft.cateringType].name)]
    : [];
}
