import { describe, expect, it } from 'vitest';
import { additiveCodes, allergenCodes } from '@/content/catering/allergens';
import { dishCategories } from '@/content/catering/choices';
import { dishes } from '@/content/catering/dishes';
import { packages } from '@/content/catering/packages';
import { extraChoices, vatTreatments } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { isInSeason, meetsDiet } from '@/lib/plan/dish-filter';
import { suits } from '@/lib/plan/dish-rules';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

describe('the catalogue', () => {
  it('gives everything a name of its own', () => {
    const ids = [...packages, ...services, ...dishes].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('costs whole even cents, so that half a portion is whole cents as well', () => {
    const priced = [...packages, ...services, ...Object.values(extraChoices)];
    const cents = [
      ...priced.flatMap((entry) => entry?.priceCents ?? []),
      ...dishes.map(({ surchargeCents }) => surchargeCents),
    ];
    expect(cents.filter((amount) => amount % 2 !== 0)).toEqual([]);
  });

  it('splits every VAT treatment completely', () => {
    for (const shares of Object.values(vatTreatments))
      expect(shares.reduce((sum, { shareBp }) => sum + shareBp, 0)).toBe(10_000);
  });

  it('has suitable dishes for every course of every package in every month, and some for vegetarians', () => {
    for (const { id, cateringType, included } of packages) {
      for (const category of dishCategories) {
        const wanted = included?.[category] ?? 0;
        if (wanted === 0) continue;
        const suitable = getDishes(category).filter((dish) => suits(dish.id, cateringType));
        const least = Math.min(
          ...months.map((month) => suitable.filter((dish) => isInSeason(dish, month)).length),
        );
        expect(least, `${id} ${category}`).toBeGreaterThanOrEqual(wanted);
        expect(
          suitable.some((dish) => meetsDiet(dish, 'vegetarisch')),
          `${id} ${category}`,
        ).toBe(true);
      }
    }
  });
});

describe.each(dishes.map((dish) => [dish.id, dish] as const))(
  'dish %s',
  (_, { allergens, additives, diet }) => {
    const marks: readonly string[] = diet;

    it('names allergens and additives that exist, each once', () => {
      expect(new Set(allergens).size).toBe(allergens.length);
      expect(allergenCodes).toEqual(expect.arrayContaining([...allergens]));
      expect(additiveCodes).toEqual(expect.arrayContaining([...additives]));
    });

    it('does not contradict itself', () => {
      const animal = ['B', 'C', 'D', 'G', 'N'];
      if (marks.includes('vegan')) {
        expect(marks).toEqual(['vegan']);
        expect(allergens.filter((code) => animal.includes(code))).toEqual([]);
      }
      if (marks.includes('schwein')) expect(marks).toContain('fleisch');
      expect(marks.includes('alkohol')).toBe(additives.includes(14));
      expect(marks).toContainEqual(expect.stringMatching(/^(?:vegan|vegetarisch|fleisch|fisch)$/));
    });
  },
);
