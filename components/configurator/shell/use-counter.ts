import type { DishCategory } from '@/content/catering/choices';
import type { Counter } from '@/lib/plan/counters';
import { useResolvedPlan, useSettledDraft } from './use-price';

/** How many dishes of a list are chosen and included; before a plan is worked out, no package includes any. */
export function useCounter(): (category: DishCategory) => Counter {
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  return (category) => {
    const chosen = draft[category].length;
    return plan?.menu[category] ?? { chosen, included: 0, extra: chosen, open: 0 };
  };
}
