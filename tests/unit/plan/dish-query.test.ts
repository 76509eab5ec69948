import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergenGroups } from '@/content/catering/allergens';
import { dishTexts } from '@/content/catering/dish-names';
import { dishes } from '@/content/catering/dishes';
import { type DishQuery, dietFilters, emptyQuery, isFreeFrom, matchesQuery } from '@/lib/plan/dish-filter';

const found = (query: Partial<DishQuery>, month: number | null = null) =>
  dishes
    .filter((dish) => matchesQuery(dish, dishTexts[dish.id].de, { ...emptyQuery, ...query }, month))
    .map(({ id }) => id);

describe('searching the menu', () => {
  it('finds without regard to case and accents, every word in any order', () => {
    expect(found({ text: 'creme BRULEE' })).toEqual(['d02']);
    expect(found({ text: 'vanille crème' })).toEqual(['d02']);
    expect(found({ text: 'Kürbis' })).toContain('v06');
    expect(found({ text: 'Pizza' })).toEqual([]);
  });

  it('finds vegan dishes for vegetarians and never the reverse', () => {
    const vegan = found({ diets: ['vegan'] });
    const vegetarian = found({ diets: ['vegetarisch'] });
    expect(vegan.length).toBeGreaterThan(10);
    expect(vegetarian).toEqual(expect.arrayContaining(vegan));
    expect(vegetarian.length).toBeGreaterThan(vegan.length);
  });

  it('keeps out every kind of a group: wheat, rye and oats are all gluten', () => {
    const without = found({ without: ['A'] });
    const left = dishes.filter(({ id }) => without.includes(id));
    expect(left.every(({ allergens }) => !allergens.some((code) => code.startsWith('A')))).toBe(true);
    expect(without).toEqual(found({ diets: ['glutenfrei'] }));
  });

  it('knows the season only when the month is known', () => {
    expect(found({ inSeason: true }, 5)).toContain('v05');
    expect(found({ inSeason: true }, 11)).not.toContain('v05');
    expect(found({ inSeason: true }, null)).toContain('v05');
  });

  it('never shows more when one condition is added, and never a dish with an excluded allergen', () => {
    const queries = fc.record({
      text: fc.constantFrom('', 'sauce', 'mit', 'a'),
      diets: fc.subarray([...dietFilters]),
      without: fc.subarray([...allergenGroups]),
      inSeason: fc.boolean(),
    });
    fc.assert(
      fc.property(
        queries,
        fc.constantFrom(...allergenGroups),
        fc.integer({ min: 1, max: 12 }),
        (query, more, month) => {
          const before = found(query, month);
          const after = found({ ...query, without: [...query.without, more] }, month);
          expect(before).toEqual(expect.arrayContaining(after));
          expect(
            dishes.filter(({ id }) => after.includes(id)).every((dish) => isFreeFrom(dish, [more])),
          ).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
