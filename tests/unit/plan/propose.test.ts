import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenGroups } from '@/content/catering/allergens';
import {
  cateringTypes,
  type DishCategory,
  dishCategories,
  type EventType,
  eventTypes,
} from '@/content/catering/choices';
import { validateDraft } from '@/lib/plan/check-draft';
import type { Wish } from '@/lib/plan/compose-proposal';
import { getDish } from '@/lib/plan/dish-catalogue';
import { dietFilters, isFreeFrom, meetsDiet } from '@/lib/plan/dish-filter';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { type Proposal, proposePlans } from '@/lib/plan/propose';
import { resolvePlan } from '@/lib/plan/resolve';

const now = new Date('2026-11-21T12:00:00.000Z');
const occasions = [...new Set<EventType>([...eventTypes.private, ...eventTypes.business])];
const dishesOf = (draft: Draft) => dishCategories.flatMap((category: DishCategory) => draft[category]);

const wish: fc.Arbitrary<Wish> = fc.record(
  {
    occasion: fc.constantFrom(...occasions),
    guests: fc.integer({ min: 1, max: 300 }),
    day: fc.constantFrom('2026-11-25', '2027-05-15', '2027-12-31'),
    budgetCents: fc.integer({ min: 10_000, max: 4_000_000 }),
    cateringType: fc.constantFrom(...cateringTypes),
    postcode: fc.constantFrom('47798', '10115'),
    diets: fc.shuffledSubarray([...dietFilters]),
    without: fc.shuffledSubarray([...allergenGroups], { maxLength: 4 }),
    veganGuests: fc.constantFrom(0, 1),
    start: fc.constantFrom('11:00', '19:30'),
  },
  { requiredKeys: ['occasion', 'guests'] },
);

/** What would be wrong with a proposal; as text, so that a failure says all of it. */
function faultsOf(asked: Wish, { draft, price, fitsBudget, gaps }: Proposal): readonly string[] {
  const plan = resolvePlan(draft, now);
  const errors = Object.keys(validateDraft(draft, now)).filter(
    (path) => !/firstName|lastName|email|ideaText/.test(path),
  );
  const open = dishCategories.filter((category) => plan.menu[category].open > 0);
  const told = gaps.flatMap((gap) => (gap.code === 'fewDishes' ? [gap.category] : []));
  const chosen = dishesOf(draft).flatMap((id) => getDish(id) ?? []);
  const over = asked.budgetCents !== undefined && price.shownCents > asked.budgetCents;
  return [
    ...errors,
    ...(plan.main ? [] : ['no package']),
    ...(price.shownCents === calculatePrice(draft, now).shownCents ? [] : ['another price']),
    ...(open.join() === told.join() ? [] : [`untold places: ${open}`]),
    ...(over && fitsBudget !== false ? ['over budget, untold'] : []),
    ...((fitsBudget === null) === (asked.budgetCents === undefined) ? [] : ['budget judged without one']),
    ...chosen
      .filter((dish) => !isFreeFrom(dish, asked.without ?? []))
      .map(({ id }) => `${id} has an allergen`),
    ...chosen
      .filter((dish) => !(asked.diets ?? []).every((diet) => meetsDiet(dish, diet)))
      .map(({ id }) => `${id} is no such diet`),
    ...(dishCategories.some((category) => plan.menu[category].extra > 0)
      ? ['dishes beyond the package']
      : []),
  ];
}

test('every proposal for any wish is a plan that could be sent, keeps to the wish and says what it does not do', () => {
  fc.assert(
    fc.property(wish, (asked) => {
      const proposals = proposePlans(asked, now);
      expect(proposals.length).toBeGreaterThan(0);
      expect(proposals.flatMap((proposal) => faultsOf(asked, proposal))).toEqual([]);
      expect(proposePlans(asked, now)).toEqual(proposals);
    }),
    { numRuns: 150 },
  );
});

test.each(occasions)('%s: three different plans without gaps, from simple to festive', (occasion) => {
  const proposals = proposePlans({ occasion, guests: 50, day: '2027-05-14' }, now);
  expect(proposals.map(({ level }) => level)).toEqual(['simple', 'balanced', 'festive']);
  expect(proposals.flatMap(({ gaps }) => gaps)).toEqual([]);
  const totals = proposals.map(({ price }) => price.shownCents);
  expect([...totals].sort((one, other) => one - other)).toEqual(totals);
  expect(new Set(totals).size).toBe(3);
});

describe('a budget', () => {
  const dinner: Wish = {
    occasion: 'birthday',
    guests: 40,
    day: '2027-05-15',
    cateringType: 'seated-dinner',
    diets: ['vegetarisch'],
    without: ['E', 'H'],
  };

  test('three plans fit a sufficient one, drinks included where possible', () => {
    const proposals = proposePlans({ ...dinner, budgetCents: 1_200_000 }, now);
    expect(proposals.map(({ fitsBudget }) => fitsBudget)).toEqual([true, true, true]);
    expect(proposals.some(({ draft }) => draft.services.includes('s06'))).toBe(true);
  });

  test('one that nothing fits gets the cheapest plans, each with what it is over', () => {
    const [cheapest, ...others] = proposePlans({ ...dinner, budgetCents: 100_000 }, now);
    expect(cheapest?.fitsBudget).toBe(false);
    const over = (cheapest?.price.shownCents ?? 0) - 100_000;
    expect(cheapest?.gaps).toContainEqual({ code: 'overBudget', amountCents: over });
    expect(others.every(({ fitsBudget }) => fitsBudget === false)).toBe(true);
  });

  test('while the date is open, the highest hire counts', () => {
    const { day: _, ...open } = dinner;
    const [known] = proposePlans({ ...open, budgetCents: 100_000_000 }, now);
    const hire = resolvePlan(known?.draft ?? ({} as Draft), now).room?.hireRange.maxCents ?? 0;
    const tight = (known?.price.shownCents ?? 0) + 1;
    expect(hire).toBeGreaterThan(0);
    expect(proposePlans({ ...open, budgetCents: tight }, now).at(0)?.price.shownCents).toBeLessThan(tight);
  });
});

test('more guests than fit get the tent, and more than that are told', () => {
  const large = proposePlans({ occasion: 'wedding', guests: 150, day: '2027-06-12' }, now);
  expect(large.every(({ draft }) => draft.services.includes('s12'))).toBe(true);
  const [huge] = proposePlans({ occasion: 'wedding', guests: 400, day: '2027-06-12' }, now);
  expect(huge?.gaps.map(({ code }) => code)).toContain('tooManyGuests');
});

test('food that comes with a package and is not vegetarian is told', () => {
  const proposals = proposePlans(
    { occasion: 'anniversary', guests: 40, cateringType: 'luxury-catering', diets: ['vegetarisch'] },
    now,
  );
  const items = proposals.flatMap(({ gaps }) =>
    gaps.flatMap((gap) => (gap.code === 'unsuitable' ? [gap.itemId] : [])),
  );
  expect(items).toContain('x-oysters');
});
