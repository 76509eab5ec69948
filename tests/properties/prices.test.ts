import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { dishes } from '@/content/catering/dishes';
import { vatRates } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { addVat, removeVat } from '@/content/catering/unit-price';
import type { Draft } from '@/lib/plan/draft';
import { serialiseDraft } from '@/lib/plan/draft';
import { getPackages } from '@/lib/plan/package-catalogue';
import { calculatePrice, type Price, pricePlan } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { eventHours } from '@/lib/plan/times';
import { draftArbitrary, now } from '../unit/plan/arbitrary-draft';

/** As text, because comparing 10,000 prices deeply takes long. */
const getText = (draft: Draft) => JSON.stringify(calculatePrice(draft, now));

const reversed = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(dishCategories.map((category) => [category, [...draft[category]].reverse()])),
  services: [...draft.services].reverse(),
  favorites: [...draft.favorites].reverse(),
});

/** Plain comparisons: `expect` on every line of 10,000 plans would take minutes. */
function faultsOf(price: Price): readonly string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const sum = (list: readonly { readonly [key in 'netCents' | 'vatCents' | 'grossCents']: number }[]) => ({
    net: list.reduce((total, entry) => total + entry.netCents, 0),
    vat: list.reduce((total, entry) => total + entry.vatCents, 0),
    gross: list.reduce((total, entry) => total + entry.grossCents, 0),
  });
  const equals = (
    part: { netCents: number; vatCents: number; grossCents: number },
    list: Parameters<typeof sum>[0],
    what: string,
  ) => {
    const { net, vat, gross } = sum(list);
    check(part.netCents === net && part.vatCents === vat && part.grossCents === gross, what);
  };
  for (const line of price.lines) {
    const [unit, total] =
      price.basis === 'net' ? [line.unitNetCents, line.netCents] : [line.unitGrossCents, line.grossCents];
    check(line.quantity * unit === total, `${line.id}: quantity × unit is not the line`);
    equals(line, line.vat, `${line.id}: shares are not the line`);
    for (const share of line.vat) {
      check(
        Number.isSafeInteger(share.netCents) && Number.isSafeInteger(share.grossCents),
        `${line.id}: whole cents`,
      );
      check(share.netCents + share.vatCents === share.grossCents, `${line.id}: net + VAT is not gross`);
      const derived =
        price.basis === 'net'
          ? addVat(share.netCents, share.rate) === share.grossCents
          : removeVat(share.grossCents, share.rate) === share.netCents;
      check(derived, `${line.id}: VAT of ${share.rate}`);
    }
  }
  equals(price, price.lines, 'lines are not the total');
  equals(price, price.vat, 'rates are not the total');
  for (const entry of price.vat) {
    const shares = price.lines.flatMap(({ vat }) => vat).filter(({ rate }) => rate === entry.rate);
    equals(entry, shares, `rate ${entry.rate} does not add up`);
    check(Object.values(vatRates).includes(entry.rate), `unknown rate ${entry.rate}`);
  }
  check(new Set(price.lines.map(({ id }) => id)).size === price.lines.length, 'two lines of one id');
  check(price.grossCents >= 0 && price.netCents >= 0, 'negative');
  check(price.isOnRequest || price.lines.length > 0, 'a total of nothing');
  return faults;
}

const withMore = (draft: Draft, changes: Partial<Draft>): Draft => ({ ...draft, ...changes });

/** Ways to want more, each on its own. */
const additions: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
  fc.constantFrom(...dishes).map(
    ({ id, category }) =>
      (draft: Draft) =>
        withMore(draft, { [category]: [...draft[category], id] }),
  ),
  fc.constantFrom(...services).map(
    ({ id }) =>
      (draft: Draft) =>
        withMore(draft, { services: [...draft.services, id] }),
  ),
  fc.constantFrom(...getPackages('breakfast')).map(
    ({ id }) =>
      (draft: Draft) =>
        draft.breakfastPackage ? draft : withMore(draft, { breakfastPackage: id }),
  ),
  fc.constantFrom(null, 'children611', 'childrenUnder6').map(
    (child) => (draft: Draft) =>
      // More diets than guests are no plan yet: one guest more would make them count, and a dish theirs alone.
      (draft.veganGuests ?? 0) + (draft.vegetarianGuests ?? 0) > draft.guests
        ? draft
        : withMore(draft, {
            guests: draft.guests + 1,
            ...(child !== null && { [child]: (draft[child] ?? 0) + 1 }),
          }),
  ),
  fc.constant((draft: Draft) => withMore(draft, { days: (draft.days ?? 1) + 1 })),
  fc.constant((draft: Draft) => withMore(draft, { deliveriesPerDay: (draft.deliveriesPerDay ?? 1) + 1 })),
  fc.constant((draft: Draft) => withMore(draft, { pickup: 'same-day' })),
  fc.constantFrom(...services).map(({ id }) => (draft: Draft) => {
    const known = draft.serviceQuantities?.[id];
    if (known?.count === undefined) return draft;
    return withMore(draft, {
      serviceQuantities: { ...draft.serviceQuantities, [id]: { ...known, count: known.count + 1 } },
    });
  }),
);

const addHour = (time: string) =>
  `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`;

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const entry of Object.values(value)) deepFreeze(entry);
    Object.freeze(value);
  }
  return value;
}

/** The draft with an hour more, for the event or for one of its services; `null` where there is none to add. */
function withHour(draft: Draft): Draft | null {
  const { time, timeEnd } = draft.details;
  const hours = eventHours(time, timeEnd);
  if (hours === null || hours >= 23) return null;
  return { ...draft, details: { ...draft.details, timeEnd: addHour(timeEnd) } };
}

function withServiceHour(draft: Draft, id: string): Draft | null {
  const known = draft.serviceQuantities?.[id];
  if (known?.hours === undefined) return null;
  const longer = { ...known, hours: known.hours + 1 };
  return { ...draft, serviceQuantities: { ...draft.serviceQuantities, [id]: longer } };
}

const withGrownChild = (draft: Draft): Draft | null =>
  draft.children611 ? { ...draft, children611: draft.children611 - 1 } : null;

describe('price of any plan', () => {
  // One property, so that each plan is made and priced once for all of them.
  it('adds up to the cent, and never falls when anything is added or anybody stays longer', () => {
    fc.assert(
      fc.property(draftArbitrary, additions, fc.constantFrom(...services), (draft, addTo, { id }) => {
        const price = calculatePrice(draft, now);
        const isCheaper = (more: Draft | null) =>
          more !== null && calculatePrice(more, now).shownCents < price.shownCents;
        expect([
          ...faultsOf(price),
          ...(isCheaper(addTo(draft)) ? ['an addition makes it cheaper'] : []),
          ...(isCheaper(withHour(draft)) ? ['an hour more costs less'] : []),
          ...(isCheaper(withServiceHour(draft, id)) ? ['a service that stays longer costs less'] : []),
          ...(isCheaper(withGrownChild(draft)) ? ['an adult costs less than a child'] : []),
        ]).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('depends on the choices alone: not on their order, nor on a trip through storage, and changes nothing', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const plan = resolvePlan(deepFreeze(draft), now);
        const text = JSON.stringify(pricePlan(deepFreeze(plan)));
        expect([getText(draft) === text, getText(reversed(draft)) === text]).toEqual([true, true]);
        expect(getText(parseDraft(serialiseDraft(draft)).draft)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  it('charges a surcharge for no more guests than can eat the dish', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const dishes = Object.values(resolvePlan(draft, now).menu).flatMap((course) => course.dishes);
        const overcharged = dishes.filter(
          ({ eaters, surcharged }) => surcharged.full + surcharged.half > eaters,
        );
        expect(overcharged).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
