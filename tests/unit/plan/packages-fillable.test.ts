import { describe, expect, it } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { packages } from '@/content/catering/packages';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { isInSeason, meetsDiet } from '@/lib/plan/dish-filter';
import { suits } from '@/lib/plan/dish-rules';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const courses = packages.flatMap(({ id, cateringType, included }) =>
  included
    ? dishCategories
        .filter((category) => included[category] > 0)
        .map((category) => ({ id, category, wanted: included[category], type: cateringType }))
    : [],
);

describe('every package', () => {
  it.each(courses)(
    '$id: $category can be filled with suitable dishes in every month',
    ({ category, wanted, type }) => {
      const suitable = getDishes(category).filter(({ id }) => suits(id, type));
      for (const month of months) {
        expect(suitable.filter((dish) => isInSeason(dish, month)).length).toBeGreaterThanOrEqual(wanted);
      }
    },
  );

  it.each(courses)('$id: $category has something for vegetarians', ({ category, type }) => {
    const suitable = getDishes(category).filter(({ id }) => suits(id, type));
    expect(suitable.some((dish) => meetsDiet(dish, 'vegetarisch'))).toBe(true);
  });
});
