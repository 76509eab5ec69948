import { describe, expect, it } from 'vitest';
import { additiveCodes, allergenCodes, allergenGroups } from '@/content/catering/allergens';
import { type CateringTypeId, cateringTypes, dishCategories, menuTypes } from '@/content/catering/choices';
import { dishes } from '@/content/catering/dishes';
import { packages } from '@/content/catering/packages';
import { catalogueVersion, extraChoices, vatTreatments } from '@/content/catering/rules';
import { services } from '@/content/catering/services';
import { grossUnitCents } from '@/content/catering/unit-price';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { suits } from '@/lib/plan/dish-rules';

/** As printed: net, gross (7 %), minimum guests, V/H/B/D/F or cold/warm, lead time. */
const printedPackages: Record<string, readonly [string, string, number, string, number]> = {
  'fly-ufer': ['49,00', '52,43', 30, '2/2/1/1/3', 10],
  'fly-welle': ['62,00', '66,34', 30, '2/3/2/2/4', 10],
  'fly-horizont': ['79,00', '84,53', 30, '3/3/2/2/6', 12],
  'din-ufer': ['59,00', '63,13', 20, '1/2/2/1/0', 14],
  'din-welle': ['74,00', '79,18', 20, '2/2/2/1/2', 14],
  'din-horizont': ['95,00', '101,65', 20, '2/2/3/2/3', 16],
  'fin-ufer': ['24,00', '25,68', 20, '0/0/0/0/6', 5],
  'fin-welle': ['34,00', '36,38', 20, '0/0/0/1/8', 5],
  'fin-horizont': ['45,00', '48,15', 20, '0/0/0/2/10', 7],
  'gri-ufer': ['34,00', '36,38', 30, '0/3/3/1/0', 7],
  'gri-welle': ['45,00', '48,15', 30, '1/4/4/2/0', 7],
  'gri-horizont': ['59,00', '63,13', 30, '2/4/5/2/3', 10],
  'kal-ufer': ['29,00', '31,03', 20, '3/0/3/1/0', 5],
  'kal-welle': ['37,00', '39,59', 20, '4/0/4/2/2', 5],
  'kal-horizont': ['48,00', '51,36', 25, '5/0/4/2/4', 7],
  'lux-ufer': ['98,00', '104,86', 20, '2/2/2/2/4', 21],
  'lux-welle': ['129,00', '138,03', 20, '3/2/3/2/5', 21],
  'lux-horizont': ['169,00', '180,83', 20, '3/3/3/3/6', 28],
  'bf-kalt': ['16,00', '17,12', 20, '4/0', 3],
  'bf-komplett': ['23,00', '24,61', 20, '4/2', 4],
  'bf-brunch': ['34,00', '36,38', 25, '5/3', 5],
  'war-ufer': ['32,00', '34,24', 20, '1/2/2/1/0', 5],
  'war-welle': ['42,00', '44,94', 20, '2/3/3/2/0', 5],
  'war-horizont': ['54,00', '57,78', 25, '3/4/3/2/0', 7],
  'con-half': ['49,00', '54,19', 20, '1/2/2/1/0', 5],
  'con-full': ['69,00', '76,31', 20, '2/2/2/1/0', 5],
};

const printedServices: Record<string, readonly [string, 7 | 19, string]> = {
  s01: ['42,00', 7, '44,94'],
  s02: ['52,00', 7, '55,64'],
  s03: ['46,00', 19, '54,74'],
  s04: ['4,90', 7, '5,24'],
  s05: ['3,90', 19, '4,64'],
  s06: ['24,00', 19, '28,56'],
  s07: ['18,00', 19, '21,42'],
  s08: ['9,50', 7, '10,17'],
  s09: ['24,00', 7, '25,68'],
  s10: ['12,00', 19, '14,28'],
  s11: ['890,00', 19, '1059,10'],
  s12: ['1450,00', 19, '1725,50'],
  s13: ['290,00', 19, '345,10'],
  s14: ['6,50', 19, '7,74'],
  s15: ['14,00', 19, '16,66'],
  s16: ['14,00', 19, '16,66'],
  s17: ['32,00', 19, '38,08'],
};

const printedExtras: Record<string, readonly [string, string]> = {
  'plus-v': ['4,50', '4,82'],
  'plus-h': ['8,50', '9,10'],
  'plus-b': ['3,00', '3,21'],
  'plus-d': ['4,50', '4,82'],
  'plus-f': ['3,20', '3,42'],
  'plus-bw': ['3,80', '4,07'],
};

const surcharges: Record<string, number> = {
  v04: 150,
  v09: 250,
  v11: 400,
  h02: 900,
  h03: 750,
  h07: 350,
  h12: 300,
  h15: 450,
  d09: 300,
  d10: 250,
  f05: 80,
  f07: 90,
  f14: 60,
  f17: 120,
  bc4: 200,
};

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

describe('packages', () => {
  it.each(Object.entries(printedPackages))('%s is as printed', (id, printed) => {
    const found = packages.find((entry) => entry.id === id);
    const cents = found?.priceCents ?? 0;
    const counts = found?.included;
    const shape =
      found?.cateringType === 'breakfast'
        ? [counts?.breakfastCold, counts?.breakfastWarm]
        : [counts?.vorspeisen, counts?.hauptspeisen, counts?.beilagen, counts?.desserts, counts?.fingerfood];
    expect([
      euros(cents),
      euros(grossUnitCents(cents, found && 'vat' in found ? found.vat : 'food')),
      found?.minimumGuests,
      shape.join('/'),
      found?.leadDays,
    ]).toEqual(printed);
  });

  it('are 27, of which the own idea has no price', () => {
    expect(packages).toHaveLength(27);
    const idea = packages.find((entry) => entry.id === 'idee-frei');
    expect(idea).toMatchObject({ priceCents: null, minimumGuests: 15, leadDays: 14, included: null });
  });

  it('give every kind of catering at least one', () => {
    for (const type of cateringTypes) {
      expect(
        packages.some((entry) => entry.cateringType === type),
        type,
      ).toBe(true);
    }
  });

  it('cost whole even cents, so that half a portion is whole cents as well', () => {
    const all = [...packages, ...services, ...Object.values(extraChoices)].flatMap(
      (entry) => entry?.priceCents ?? [],
    );
    for (const cents of [...all, ...dishes.map(({ surchargeCents }) => surchargeCents)])
      expect(cents % 2).toBe(0);
  });

  it('can be filled with dishes that suit them in any month', () => {
    for (const entry of packages) {
      for (const category of entry.included ? dishCategories : []) {
        const type: CateringTypeId = entry.cateringType;
        for (let month = 1; month <= 12; month++) {
          const suitable = getDishes(category).filter(
            (dish) => suits(dish.id, type) && (!dish.season || dish.season.includes(month)),
          );
          const wanted = entry.included?.[category] ?? 0;
          expect(suitable.length, `${entry.id} ${category} in month ${month}`).toBeGreaterThanOrEqual(wanted);
        }
      }
    }
  });
});

describe('services and extra choices', () => {
  it.each(Object.entries(printedServices))('%s is as printed', (id, printed) => {
    const found = services.find((service) => service.id === id);
    const rate = found && vatTreatments[found.vat][0].rate;
    const cents = found?.priceCents ?? 0;
    expect([euros(cents), (rate ?? 0) / 100, euros(grossUnitCents(cents, found?.vat ?? 'food'))]).toEqual(
      printed,
    );
  });

  it('are 17', () => expect(services).toHaveLength(17));

  it.each(Object.entries(printedExtras))('%s is as printed', (id, printed) => {
    const found = Object.values(extraChoices).find((extra) => extra?.id === id);
    const cents = found?.priceCents ?? 0;
    expect([euros(cents), euros(grossUnitCents(cents, 'food'))]).toEqual(printed);
  });
});

describe('dishes', () => {
  it('are at least those of the printed menu, each with an id of its own', () => {
    const printed = [12, 16, 12, 10, 18, 8, 6];
    for (const [index, category] of dishCategories.entries())
      expect(getDishes(category).length, category).toBeGreaterThanOrEqual(printed[index] ?? Infinity);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
  });

  it('carry exactly the printed surcharges', () => {
    const found = dishes.filter((dish) => dish.surchargeCents > 0);
    expect(Object.fromEntries(found.map(({ id, surchargeCents }) => [id, surchargeCents]))).toEqual(
      surcharges,
    );
  });

  it('name allergens and additives that exist, each once', () => {
    for (const { id, allergens, additives } of dishes) {
      expect(new Set(allergens).size, id).toBe(allergens.length);
      for (const code of allergens) expect(allergenCodes, id).toContain(code);
      for (const code of additives) expect(additiveCodes, id).toContain(code);
    }
  });

  it('contradict themselves nowhere', () => {
    const animal = ['B', 'C', 'D', 'G', 'N'];
    for (const { id, diet, allergens, additives } of dishes) {
      const marks: readonly string[] = diet;
      if (marks.includes('vegan'))
        expect(
          allergens.filter((code) => animal.includes(code)),
          id,
        ).toEqual([]);
      if (marks.includes('vegan')) expect(marks, id).toEqual(['vegan']);
      if (marks.includes('schwein')) expect(marks, id).toContain('fleisch');
      expect(marks.includes('alkohol'), id).toBe(additives.includes(14));
      expect(
        ['vegan', 'vegetarisch', 'fleisch', 'fisch'].some((mark) => marks.includes(mark)),
        id,
      ).toBe(true);
    }
  });

  it('have spot-checked figures', () => {
    const of = (id: string) => dishes.find((dish) => dish.id === id);
    expect(of('v05')).toMatchObject({ season: [4, 5, 6], allergens: ['J', 'L'], diet: ['vegan'] });
    expect(of('h07')).toMatchObject({
      diet: ['fisch', 'alkohol'],
      allergens: ['A1', 'D', 'G', 'L'],
      additives: [14],
      fits: ['seated-dinner', 'luxury-catering'],
    });
    expect(of('d07')?.fits).toEqual([...menuTypes]);
    expect(of('d10')).toMatchObject({ allergens: ['A1', 'C', 'F', 'G', 'H1', 'H7'], additives: [1] });
    expect(of('f11')).toMatchObject({ diet: ['fleisch', 'schwein'], allergens: [], additives: [2, 3, 13] });
    expect(of('bw5')).toMatchObject({ category: 'breakfastWarm', allergens: ['A4', 'H1'] });
  });

  it('offer vegetarian or vegan food in a third of the finger food', () => {
    const without = getDishes('fingerfood').filter(({ diet }) =>
      diet.some((mark) => mark === 'vegan' || mark === 'vegetarisch'),
    );
    expect(without.length).toBeGreaterThanOrEqual(6);
  });
});

describe('rules', () => {
  it('know 14 allergens', () => expect(allergenGroups).toHaveLength(14));

  it('split every VAT treatment completely', () => {
    for (const shares of Object.values(vatTreatments)) {
      expect(shares.reduce((sum, share) => sum + share.shareBp, 0)).toBe(10_000);
    }
  });

  it('carry a version', () => expect(catalogueVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/));
});
