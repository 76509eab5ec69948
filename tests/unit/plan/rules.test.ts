import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cateringTypes, dishCategories } from '@/content/catering/choices';
import { packages } from '@/content/catering/packages';
import { countDishes } from '@/lib/plan/counters';
import { toggleDish, toggleFavourite } from '@/lib/plan/dish-rules';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { changeCustomerType, chooseEventType } from '@/lib/plan/event-rules';
import { changeBreakfastPackage, changeCateringType, changePackage } from '@/lib/plan/menu-rules';
import { reconcile } from '@/lib/plan/reconcile';
import { toggleService } from '@/lib/plan/service-rules';
import { draftArbitrary } from './arbitrary-draft';

const flying: Draft = {
  ...defaultDraft(),
  cateringType: 'flying-buffet',
  package: 'fly-welle',
  vorspeisen: ['v01', 'v06'],
  hauptspeisen: ['h01', 'h16', 'h14'],
};

const everything = (draft: Draft): readonly string[] => [
  ...new Set([...dishCategories.flatMap((category) => draft[category]), ...draft.favorites]),
];

describe('changing kind and package', () => {
  it('moves what does not suit to the favourites and keeps the tier', () => {
    const grill = changeCateringType(flying, 'grill-catering');
    expect(grill.package).toBe('gri-welle');
    expect(grill.hauptspeisen).toEqual(['h16', 'h14']);
    expect(grill.vorspeisen).toEqual([]);
    expect(grill.favorites).toEqual(['v01', 'v06', 'h01']);
  });

  it('moves what the smaller package no longer includes, the last first', () => {
    const smaller = changePackage(flying, 'fly-ufer');
    expect(smaller.hauptspeisen).toEqual(['h01', 'h16']);
    expect(smaller.favorites).toEqual(['h14']);
  });

  it('keeps an extra dish that was chosen on purpose', () => {
    const extra = toggleDish(flying, 'v02');
    expect(countDishes(extra, 'vorspeisen').extra).toBe(1);
    expect(changePackage(extra, 'fly-ufer').vorspeisen).toEqual(['v01', 'v06', 'v02']);
  });

  it('chooses the only package of an own idea, which takes every dish', () => {
    const idea = changeCateringType(flying, 'own-idea');
    expect([idea.package, idea.favorites]).toEqual(['idee-frei', []]);
    expect(countDishes(idea, 'hauptspeisen')).toEqual({ chosen: 3, included: null, extra: 0, open: 0 });
  });

  it('turns breakfast beside into breakfast alone', () => {
    const addOn = { ...changeBreakfastPackage(flying, 'bf-kalt'), breakfastCold: ['bc1', 'bc2'] };
    const alone = changeCateringType(addOn, 'breakfast');
    expect([alone.package, alone.breakfastPackage]).toEqual(['bf-kalt', undefined]);
    expect(alone.breakfastCold).toEqual(['bc1', 'bc2']);
    expect(alone.favorites).toEqual(['v01', 'v06', 'h01', 'h16', 'h14']);
  });

  it('rejects packages that do not exist', () => {
    expect(changePackage(flying, 'gone')).toBe(flying);
    expect(changeBreakfastPackage(flying, 'fly-ufer')).toBe(flying);
  });

  it('never loses a dish, for any draft and any change', () => {
    const change = fc.oneof(
      fc.constantFrom(...cateringTypes).map((type) => (draft: Draft) => changeCateringType(draft, type)),
      fc.constantFrom(...packages).map(
        ({ id }) =>
          (draft: Draft) =>
            changePackage(draft, id),
      ),
      fc
        .constantFrom('bf-kalt', 'bf-brunch', null)
        .map((id) => (draft: Draft) => changeBreakfastPackage(draft, id)),
    );
    fc.assert(
      fc.property(draftArbitrary, fc.array(change, { maxLength: 5 }), (draft, changes) => {
        const after = changes.reduce((current, apply) => apply(current), draft);
        expect([...everything(after)].sort()).toEqual([...everything(draft)].sort());
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('small choices', () => {
  it('keeps occasion and customer together', () => {
    const wedding = chooseEventType(changeCustomerType(defaultDraft(), 'private'), 'wedding');
    expect(changeCustomerType(wedding, 'business').eventType).toBeNull();
    const other = chooseEventType(wedding, 'other');
    expect([other.otherEvent, changeCustomerType(other, 'business').eventType]).toEqual([true, 'other']);
    expect(chooseEventType(other, 'birthday').otherEvent).toBe(false);
  });

  it('toggles dishes, favourites and services', () => {
    const favourite = toggleFavourite(defaultDraft(), 'v01');
    const chosen = toggleDish(favourite, 'v01');
    expect([chosen.vorspeisen, chosen.favorites]).toEqual([['v01'], []]);
    expect(toggleDish(chosen, 'v01').vorspeisen).toEqual([]);
    expect(toggleService(toggleService(defaultDraft(), 's01'), 's01').services).toEqual([]);
    expect(toggleService(defaultDraft(), 'gone').services).toEqual([]);
    const numbered: Draft = {
      ...toggleService(defaultDraft(), 's01'),
      serviceQuantities: { s01: { count: 0 }, s02: {} },
    };
    expect(toggleService(numbered, 's01').serviceQuantities).toEqual({ s02: {} });
  });
});

describe('an older draft', () => {
  it('says what the catalogue no longer has', () => {
    const old: Draft = {
      ...flying,
      vorspeisen: ['v01', 'v99'],
      services: ['s99'],
      favorites: ['x', 'h01'],
      breakfastPackage: 'bf-old',
    };
    const { draft, removed } = reconcile(old);
    expect(removed).toEqual(['v99', 's99', 'bf-old']);
    expect(draft).toEqual({
      ...flying,
      vorspeisen: ['v01'],
      services: [],
      favorites: ['h01'],
      breakfastPackage: null,
    });
    expect(reconcile(draft)).toEqual({ draft, removed: [] });
  });
});
