import fc from 'fast-check';
import { allergenGroups } from '@/content/catering/allergens';
import {
  cateringTypes,
  customerTypes,
  type DishCategory,
  eventTypes,
  locationTypes,
  pickups,
} from '@/content/catering/choices';
import { dishes } from '@/content/catering/dishes';
import { packages } from '@/content/catering/packages';
import { services } from '@/content/catering/services';
import { roomIds, seatings } from '@/content/house-ids';
import { addDays, eventDay } from '@/lib/base/event-day';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { type Draft, type DraftDetails, defaultDraft } from '@/lib/plan/draft';
import { getPackages } from '@/lib/plan/package-catalogue';

/** The "today" of these tests: a Saturday in Germany. */
export const now = new Date('2026-11-21T12:00:00.000Z');

const some = <T>(list: readonly T[]) => fc.shuffledSubarray([...list]);
const oneOrNone = <T>(list: readonly T[]) => fc.option(fc.constantFrom(...list), { nil: null });
const dishList = (category: DishCategory) => some(getDishes(category).map(({ id }) => id));
const postcodes = ['', '47798', '50667', '44135', '10115', '48143', '53879'];

const day = fc
  .option(fc.integer({ min: 0, max: 900 }), { nil: null })
  .map((days) => (days === null ? null : eventDay(addDays('2026-11-21', days))));

const details: fc.Arbitrary<DraftDetails> = fc
  .record({
    date: day,
    time: fc.constantFrom('18:00', '09:15', '15:00', '23:45'),
    timeEnd: fc.constantFrom('', '01:00', '02:00', '17:30', '21:15'),
    firstName: fc.constantFrom('Ada', 'Zoë', 'أحمد', '👩🏽‍🍳'),
    delivery_zip: fc.constantFrom(...postcodes),
    billing_zip: fc.constantFrom(...postcodes, 'SW1A 1AA'),
    billingSameAsShipping: fc.boolean(),
    tip: fc.nat(5_000),
  })
  .map((part) => ({ ...defaultDraft().details, lastName: 'Muster', email: 'a@example.org', ...part }));

const quantity = fc.record(
  { count: fc.integer({ min: 1, max: 40 }), hours: fc.integer({ min: 1, max: 12 }) },
  { requiredKeys: [] },
);

const additions: fc.Arbitrary<Partial<Draft>> = fc.record(
  {
    serviceQuantities: fc.dictionary(fc.constantFrom(...services.map(({ id }) => id)), quantity),
    breakfastPackage: oneOrNone(getPackages('breakfast').map(({ id }) => id)),
    allergyNote: fc.constantFrom('', '2 × glutenfrei'),
    budgetPerPersonCents: fc.option(fc.integer({ min: 100, max: 1_000_000 }), { nil: null }),
    tipPercent: fc.constantFrom(0, 5, 10),
    pickup: fc.constantFrom(...pickups),
    veganGuests: fc.nat(80),
    vegetarianGuests: fc.nat(80),
    allergies: fc.dictionary(fc.constantFrom(...allergenGroups), fc.integer({ min: 1, max: 9 })),
    room: fc.constantFrom(...roomIds),
    seating: fc.constantFrom(...seatings),
    days: fc.integer({ min: 1, max: 5 }),
    deliveriesPerDay: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
);

/** The kind of catering together with a package of it, or of another one, or none. */
const kind = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...packages).map((entry) => [entry.cateringType, entry.id] as const),
  },
  fc.tuple(oneOrNone(cateringTypes), oneOrNone(packages.map(({ id }) => id))),
);

const guestsWithChildren = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.nat(400), fc.nat(400))
  .map(([guests, one, other]) => {
    const childrenUnder6 = Math.min(one, Math.floor(guests / 2));
    return { guests, childrenUnder6, children611: Math.min(other, guests - childrenUnder6) };
  });

/** Drafts as the configurator can make them, of every kind and size. */
export const draftArbitrary: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.record({
      customerType: oneOrNone(customerTypes),
      vorspeisen: dishList('vorspeisen'),
      hauptspeisen: dishList('hauptspeisen'),
      beilagen: dishList('beilagen'),
      desserts: dishList('desserts'),
      fingerfood: dishList('fingerfood'),
      breakfastCold: dishList('breakfastCold'),
      breakfastWarm: dishList('breakfastWarm'),
      services: some(services.map(({ id }) => id)),
      favorites: some(dishes.map(({ id }) => id)),
      eventType: oneOrNone([...eventTypes.private, ...eventTypes.business]),
      otherEvent: fc.boolean(),
      otherEventText: fc.constantFrom('', 'Polterabend'),
      locationType: oneOrNone(locationTypes),
      voucherCode: fc.constantFrom('', 'SEE-50', 'zu kurz'),
      details,
    }),
    additions,
    kind,
    guestsWithChildren,
  )
  .map(([base, more, [cateringType, chosen], guests]) => ({
    ...base,
    ...more,
    ...guests,
    cateringType,
    package: chosen,
  }));

/** No group larger than the guests, as the form demands. */
export function withinGuests({ veganGuests, vegetarianGuests, allergies, ...draft }: Draft): Draft {
  const vegetarian = Math.min(vegetarianGuests ?? 0, draft.guests);
  return {
    ...draft,
    ...(vegetarianGuests !== undefined && { vegetarianGuests: vegetarian }),
    ...(veganGuests !== undefined && { veganGuests: Math.min(veganGuests, draft.guests - vegetarian) }),
    ...(allergies && {
      allergies: Object.fromEntries(
        Object.entries(allergies).map(([group, count]) => [group, Math.min(count, draft.guests)]),
      ),
    }),
  };
}

/** Drafts that may be sent: customer, kind and package are chosen, and the occasion belongs to the customer. */
export const completeDraft: fc.Arbitrary<Draft> = fc
  .tuple(draftArbitrary, fc.constantFrom(...customerTypes), fc.constantFrom(...packages))
  .map(([draft, customerType, chosen]) => ({
    ...withinGuests(draft),
    customerType,
    cateringType: chosen.cateringType,
    package: chosen.id,
    eventType: null,
    ideaText: 'Ein Abend am Feuer',
    details: { ...draft.details, billing_zip: '' },
  }));
