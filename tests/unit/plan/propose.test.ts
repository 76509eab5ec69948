import fc from 'fast-check';
import { expect, test } from 'vitest';
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
function faultsOf(asked: Wish, { draft, price, gaps }: Proposal): readonly string[] {
  const plan = resolvePlan(draft, now);
  const errors = Object.keys(validateDraft(draft, now)).filter(
    (path) => !/firstName|lastName|email|ideaText/.test(path),
  );
  const open = dishCategories.filter((category) => plan.menu[category].open > 0);
  const told = gaps.flatMap((gap) => (gap.code === 'fewDishes' ? [gap.category] : []));
  const chosen = dishesOf(draft).flatMap((id) => getDish(id) ?? []);
  return [
    ...errors,
    ...(plan.main ? [] : ['no package']),
    ...(price.shownCents === calculatePrice(draft, now).shownCents ? [] : ['another price']),
    ...(open.join() === told.join() ? [] : [`untold places: ${open}`]),
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
