import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { type AgreedOffer, buildKitchenSheet } from '@/lib/inquiry/kitchen-sheet';
import { kitchenContext } from '@/lib/inquiry/server/mail/plan-context';
import type { Draft } from '@/lib/plan/draft';
import { filled, now } from './request';

const context = kitchenContext('de');

function sheet(changes: Partial<Draft>, offer: AgreedOffer | null = null) {
  const { details, ...rest } = changes;
  const draft = { ...filled, ...rest, details: { ...filled.details, ...details } };
  return buildKitchenSheet({ reference: 'SG-2026-7KQ4M', draft, createdAt: now }, offer, context);
}

const dinner: Partial<Draft> = {
  cateringType: 'seated-dinner',
  package: 'din-welle',
  guests: 61,
  veganGuests: 6,
  vegetarianGuests: 5,
  locationType: 'venue',
  hauptspeisen: ['h01', 'h02', 'h10'],
  vorspeisen: ['v01', 'v10'],
  timeChosen: true,
  details: { ...filled.details, time: '18:00', timeEnd: '01:00' },
};
const course = (made: ReturnType<typeof sheet>, id: string) =>
  made.courses.find((entry) => entry.id === id) ?? { items: [], isAssumed: false, open: 0, title: '' };
const portions = (made: ReturnType<typeof sheet>, id: string) =>
  Object.fromEntries(course(made, id).items.map((item) => [item.id, item.portions]));

describe('the allergies', () => {
  const made = sheet({ ...dinner, allergies: { H: 2 }, allergyNote: 'zwei Kinder, schwer' });

  it('stand first, with what was written and what does not suit', () => {
    expect(Object.keys(made).indexOf('allergies')).toBe(1);
    const text = made.allergies.rows.flatMap(({ texts }) => texts).join('\n');
    expect(text).toContain('2 × Schalenfrüchte');
    expect(text).toContain('zwei Kinder, schwer');
    expect(text).toMatch(/Schalenfrüchte \(2 Gäste\)/);
  });

  it('mark the dishes whose portions have to be replaced', () => {
    const marked = made.courses.flatMap(({ items }) => items).filter(({ conflicts }) => conflicts.length > 0);
    expect(marked.map(({ id }) => id)).toContain('v10');
    for (const { allergens } of marked) expect(allergens.some((code) => code.startsWith('H'))).toBe(true);
  });

  it('say so where none were reported', () => {
    const { isNone, rows } = sheet({ ...dinner, vorspeisen: ['v01'] }).allergies;
    expect(isNone).toBe(true);
    expect(rows[0]?.texts.join()).toContain('Spuren');
    expect(rows[1]?.texts.join()).toContain('vegan (6 Gäste)');
  });
});

describe('the portions', () => {
  it('at the table are one main course for every guest, by diet', () => {
    const made = sheet(dinner);
    const plates = portions(made, 'hauptspeisen');
    expect(Object.values(plates).reduce((sum, count) => sum + count, 0)).toBe(61);
    expect(course(made, 'hauptspeisen').isAssumed).toBe(true);
  });

  it('of everything else are one for each guest who can eat it', () => {
    const made = sheet(dinner);
    // v01 is fish, v10 is vegan.
    expect(portions(made, 'vorspeisen')).toEqual({ v01: 50, v10: 61 });
  });

  it('of finger food are the pieces of the package, spread over the sorts', () => {
    const made = sheet({
      cateringType: 'fingerfood-buffet',
      package: 'fin-ufer',
      guests: 41,
      fingerfood: ['f01', 'f02', 'f03', 'f04'],
    });
    expect(course(made, 'fingerfood').items.map(({ portions: count, unit }) => [count, unit])).toEqual(
      Array.from({ length: 4 }, () => [62, 'piece']),
    );
    expect(course(made, 'fingerfood').open).toBe(2);
  });

  it('follow the guests and the day of the offer', () => {
    const offer = {
      guests: 70,
      day: '2027-06-19',
      lines: [
        { source: 'plan' as const, text: 'Paket', quantity: 70 },
        { source: 'free' as const, text: 'Bootsfahrt', quantity: 1 },
      ],
    };
    const made = sheet(dinner, offer);
    expect(portions(made, 'vorspeisen').v10).toBe(70);
    expect(made.facts.map(({ text }) => text).join()).toContain('19. Juni 2027');
    expect(made.agreed).toEqual([{ text: 'Bootsfahrt', quantity: 1 }]);
    expect(
      sheet(dinner, { ...offer, day: null })
        .facts.map(({ text }) => text)
        .join(),
    ).toContain('12. Juni 2027');
  });
});

describe('the matrix', () => {
  it('has what the dishes, the extras of a package and the drinks contain, and nothing else', () => {
    const made = sheet({ ...dinner, services: ['s06'] });
    const rows = new Map(made.matrix.rows.map(({ name, has }) => [name, has]));
    const items = made.courses.flatMap(({ items: list }) => list);
    expect(rows.size).toBe(items.length);
    for (const { name, allergens, additives } of items) {
      const codes = made.matrix.columns.filter((_, index) => rows.get(name)?.[index]).map(({ code }) => code);
      const expected = [...new Set(allergens.map((code) => code.charAt(0))), ...additives.map(String)];
      expect(codes.toSorted()).toEqual(expected.toSorted());
    }
    expect(items.some(({ id }) => id === 's06')).toBe(true);
    expect(items.some(({ id }) => id.startsWith('x-'))).toBe(true);
  });
});

describe('the day', () => {
  const times = (made: ReturnType<typeof sheet>) => made.timeline.map(({ day, time }) => `${day} ${time}`);

  it('in our house runs from set-up to clearing, in order, over midnight', () => {
    const made = sheet(dinner);
    expect(times(made)).toEqual(times(made).toSorted((one, other) => (one < other ? -1 : 1)));
    expect(times(made)[0]).toBe('0 15:30');
    expect(times(made)).toContain('0 22:00');
    expect(times(made).at(-1)).toBe('1 02:00');
  });

  it('elsewhere begins with the van and ends with the collection', () => {
    const made = sheet({
      cateringType: 'warm-buffet',
      package: 'war-ufer',
      guests: 60,
      locationType: 'company',
      hauptspeisen: ['h01', 'h02'],
      details: { ...filled.details, time: '12:00', timeEnd: '15:00', delivery_zip: '44135' },
    });
    // Dortmund, 61 km as the crow flies: loading 45 minutes before 08:45, set-up from 10:00.
    expect(times(made).slice(0, 3)).toEqual(['0 08:00', '0 08:45', '0 10:00']);
    // The buffet opens at 12:30 and has to be cleared two hours later.
    expect(times(made)).toContain('0 12:30');
    expect(times(made)).toContain('0 14:30');
    expect(made.timeline.at(-1)).toMatchObject({ day: 1, time: '10:00' });
    const load = Object.fromEntries(made.loading.map(({ item, quantity }) => [item, quantity]));
    expect(load.Warmhaltebehälter).toBe(4);
    expect(load['Steckdosen 230 Volt vor Ort']).toBe(2);
    expect(load['Gedecke (Teller und Besteck)']).toBe(60);
    expect(load.Buffetkarten).toBe(made.courses.flatMap(({ items }) => items).length);
  });

  it('of one before dawn begins the day before', () => {
    const made = sheet({ ...dinner, details: { ...filled.details, time: '01:00', timeEnd: '04:00' } });
    expect(made.timeline[0]).toMatchObject({ day: -1, time: '22:30' });
  });

  it('names team and shifts, those of the package and those booked for longer', () => {
    const made = sheet({ ...dinner, services: ['s01'], serviceQuantities: { s01: { count: 3, hours: 7 } } });
    expect(made.staff.map(({ role, from }) => [role, from])).toEqual([
      ['Servicekraft', '18:00'],
      ['Servicekraft', '18:00'],
    ]);
    // Six come with the package, and three of them stay longer.
    expect(made.staff.map(({ count }) => count)).toEqual([3, 3]);
    expect(made.staff.at(-1)?.until).toBe('01:00');
  });
});

describe('a sheet', () => {
  it.each(locales)('has no text missing (%s)', (locale) => {
    const spoken = kitchenContext(locale);
    const draft = { ...filled, ...dinner, services: ['s06', 's11'], allergies: { G: 1 } };
    const made = buildKitchenSheet({ reference: 'SG-2026-7KQ4M', draft, createdAt: now }, null, spoken);
    expect(JSON.stringify(made)).not.toMatch(/kitchen\.|configurator\.|undefined|\{\w+\}/);
  });

  it('can be made of any plan, also of one that has nothing yet', () => {
    const made = sheet({ cateringType: null, package: null, details: { ...filled.details, date: null } });
    expect(made.courses).toEqual([]);
    expect(made.facts[0]?.text).toContain('Tag offen');
  });
});
