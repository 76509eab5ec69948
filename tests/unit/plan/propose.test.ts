import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cateringTypes,
  type DishCategory,
  dishCategories,
  type EventType,
  eventTypes,
} from '@/content/catering/choices';
import { serviceIds } from '@/content/catering/services';
import { eventDay } from '@/lib/base/event-day';
import { validateDraft } from '@/lib/plan/check-draft';
import { dietGaps } from '@/lib/plan/diet-balance';
import { getDish } from '@/lib/plan/dish-catalogue';
import { isFreeFrom, meetsDiet } from '@/lib/plan/dish-filter';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { chooseOccasion } from '@/lib/plan/event-rules';
import { type Proposal, proposePlans } from '@/lib/plan/propose';
import { resolvePlan } from '@/lib/plan/resolve';
import { serviceAdvice } from '@/lib/plan/service-advice';
import { draftArbitrary, now, withinGuests } from './arbitrary-draft';

const { tableware } = serviceIds;
const occasions = [...new Set<EventType>([...eventTypes.private, ...eventTypes.business])];
const dishesOf = (draft: Draft) => dishCategories.flatMap((category: DishCategory) => draft[category]);

const answers = (
  occasion: EventType,
  guests: number,
  more: Partial<Draft> = {},
  day = '2027-06-12',
): Draft => {
  const draft = chooseOccasion({ ...defaultDraft(), guests, ...more }, occasion);
  return { ...draft, details: { ...draft.details, date: eventDay(day) } };
};

/** What would be wrong with a proposal; as text, so that a failure says all of it. */
function faultsOf(own: Draft, { draft, gaps }: Proposal): readonly string[] {
  const plan = resolvePlan(draft, now);
  const errors = Object.keys(validateDraft(draft, now)).filter(
    (path) => validateDraft(own, now)[path] === undefined,
  );
  const open = dishCategories.filter((category) => plan.menu[category].open > 0);
  const told = gaps.flatMap((gap) => (gap.code === 'fewDishes' ? [gap.category] : []));
  const chosen = dishesOf(draft).flatMap((id) => getDish(id) ?? []);
  const allergies = Object.entries(own.allergies ?? {}).filter(([, count]) => count > 0);
  const { guests, veganGuests = 0, vegetarianGuests = 0 } = own;
  return [
    ...errors,
    ...(plan.main ? [] : ['no package']),
    ...(serviceAdvice(plan)[tableware] && !draft.services.includes(tableware) ? ['no plates'] : []),
    ...(open.join() === told.join() ? [] : [`untold places: ${open}`]),
    ...chosen
      .filter((dish) => !isFreeFrom(dish, allergies.map(([group]) => group) as never))
      .map(({ id }) => `${id} has an allergen`),
    ...chosen
      .filter((dish) => veganGuests + vegetarianGuests >= guests && !meetsDiet(dish, 'vegetarisch'))
      .map(({ id }) => `${id} is not vegetarian`),
    ...(allergies.length > 0
      ? []
      : dietGaps(plan).map(({ category, diet }) => `nothing ${diet} in ${category}`)),
    ...(dishCategories.some((category) => plan.menu[category].extra > 0)
      ? ['dishes beyond the package']
      : []),
  ];
}

test('every proposal for any answers could be sent, respects who eats what and says what it does not do', () => {
  fc.assert(
    fc.property(draftArbitrary, fc.constantFrom(null, ...cateringTypes), (draft, cateringType) => {
      const own = { ...withinGuests(draft), cateringType };
      expect(proposePlans(own, now).flatMap((proposal) => faultsOf(own, proposal))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test.each(occasions)('%s: three different plans without gaps, from simple to festive', (occasion) => {
  const proposals = proposePlans(answers(occasion, 50), now);
  expect(proposals.map(({ level }) => level)).toEqual(['simple', 'balanced', 'festive']);
  expect(proposals.flatMap(({ gaps }) => gaps)).toEqual([]);
  const totals = proposals.map(({ price }) => price.shownCents);
  expect([...totals].sort((one, other) => one - other)).toEqual(totals);
  expect(new Set(totals).size).toBe(3);
});

test.each(cateringTypes.filter((type) => type !== 'own-idea'))(
  '%s: three different plans',
  (cateringType) => {
    const proposals = proposePlans(answers('birthday', 50, { cateringType }), now);
    expect(new Set(proposals.map(({ price }) => price.shownCents)).size).toBe(3);
  },
);

test('more guests than fit get the tent, and more than that are told', () => {
  const large = proposePlans(answers('wedding', 150), now);
  expect(large.every(({ draft }) => draft.services.includes('s12'))).toBe(true);
  const [huge] = proposePlans(answers('wedding', 400), now);
  expect(huge?.gaps.map(({ code }) => code)).toContain('tooManyGuests');
});

test('food that comes with a package and is not vegetarian is told', () => {
  const proposals = proposePlans(
    answers('anniversary', 40, { cateringType: 'luxury-catering', vegetarianGuests: 40 }),
    now,
  );
  const items = proposals.flatMap(({ gaps }) =>
    gaps.flatMap((gap) => (gap.code === 'unsuitable' ? [gap.itemId] : [])),
  );
  expect(items).toContain('x-oysters');
});
