import { useCallback, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useMedia } from '@/components/ui/use-media';
import type { DishCategory } from '@/content/catering/choices';
import { readFragment } from '@/lib/base/read-fragment';
import type { ResolvedPlan } from '@/lib/plan/resolve';

type Opened = Readonly<Partial<Record<DishCategory, boolean>>>;

/** The first course that still wants a dish: of an untouched menu the first of all, of a complete one none. */
function firstToChoose(
  courses: readonly DishCategory[],
  plan: ResolvedPlan | null,
): DishCategory | undefined {
  if (!plan) return courses[0];
  const isUntouched = courses.every((category) => plan.menu[category].chosen === 0);
  return courses.find((category) => plan.menu[category].open > 0) ?? (isUntouched ? courses[0] : undefined);
}

/**
 * Which courses of the carte lie open: all of them where there is room, and on a phone the one that is next to be chosen
 * from. What the visitor opens or closes stays so, and choosing closes nothing by itself.
 */
export function useOpenCourses(courses: readonly DishCategory[], plan: ResolvedPlan | null, ready: boolean) {
  const isWide = useMedia('(width >= 48rem)');
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<Opened>({});
  const [first, setFirst] = useState<DishCategory | 'none' | null>(null);
  if (first === null && hydrated && ready) {
    const named = courses.find((category) => category === readFragment());
    setFirst(named ?? firstToChoose(courses, plan) ?? 'none');
  }
  const next = first ?? courses[0];
  return {
    isWide,
    isOpen: (category: DishCategory) => opened[category] ?? (isWide || category === next),
    open: useCallback(
      (category: DishCategory, isOpen: boolean) =>
        setOpened((current) => ({ ...current, [category]: isOpen })),
      [],
    ),
  };
}
