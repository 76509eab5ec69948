import { expect, test } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { services } from '@/content/catering/services';
import { house, rooms } from '@/content/house';
import { type Locale, locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import type { RouteId } from '@/content/routes';
import { catalogueWords } from '@/content/texts';
import { type Point, siteMap, visit } from '@/content/visit';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');

const allTexts = async (locale: Locale) =>
  (
    await Promise.all(
      pagesWithContent.map(async (address) =>
        (await collectTexts(address, locale)).map((text) => [nameOf(address), plain(text)] as const),
      ),
    )
  ).flat();

/** Pages that describe the house, where every measure has to be the house's. */
const housePages: readonly RouteId[] = [
  'location',
  'locationWeddings',
  'locationRooms',
  'locationKull',
  'locationFaq',
  'contact',
];

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** The screen in the Lake Room, as equipment and not a part of the building. */
const screen = [3, 1.7];
/** What delivery and prices count; they have tests of their own. */
const delivery = [30];

const known = new Set([
  ...numbersIn(house),
  ...numbersIn(rooms),
  ...numbersIn(visit),
  ...screen,
  ...delivery,
]);

const toNumber = (text: string) => Number(text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));

test.each(locales)('every measure of the house in a text is that of its data (%s)', async (locale) => {
  const strange: string[] = [];
  let checked = 0;
  for (const route of housePages) {
    for (const text of (await collectTexts({ route }, locale)).map(plain)) {
      for (const [whole, figure = ''] of text.matchAll(
        /(\d[\d.,]*?)(?: ×| ?(?:m²|m|km|A|cm)(?![\p{L}\d]))/gu,
      )) {
        checked += 1;
        if (!known.has(toNumber(figure))) strange.push(`${route}: ${whole} in ${text}`);
      }
    }
  }
  expect(strange).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

const capacities = (seating: 'tables' | 'standing' | 'rows') =>
  new Set(Object.values(rooms).flatMap(({ capacity }) => capacity[seating] ?? []));

const seated = new Set([...capacities('tables'), house.danceFloor.guestsAtTables]);

/** Sentences that give a room's places, with the figure first. */
const placesIn: Readonly<Record<Locale, readonly (readonly [RegExp, ReadonlySet<number>])[]>> = {
  de: [
    [/(\d+) (?:Gäste|Personen) an (?:gedeckten |runden )?Tischen/g, seated],
    [/(\d+) (?:Gäste |Personen )?(?:im Stehen|stehend)\b/g, capacities('standing')],
    [/(\d+) (?:Personen )?in (?:Stuhlr|R)eihen/g, capacities('rows')],
  ],
  en: [
    [/(\d+) (?:guests|people) (?:at (?:laid |round )?tables|seated)/g, seated],
    [/(\d+) (?:guests |people )?standing\b/g, capacities('standing')],
    [/(\d+) in rows/g, capacities('rows')],
  ],
  es: [
    [/(\d+) (?:invitados|personas) (?:en mesas|sentados)/g, seated],
    [/(\d+) (?:invitados |personas )?de pie\b/g, capacities('standing')],
    [/(\d+) (?:personas )?en filas/g, capacities('rows')],
  ],
};

test.each(locales)('places named in a text are those of a room (%s)', async (locale) => {
  const wrong: string[] = [];
  let checked = 0;
  for (const [place, text] of await allTexts(locale)) {
    for (const [pattern, allowed] of placesIn[locale]) {
      for (const [whole, figure] of text.matchAll(pattern)) {
        checked += 1;
        if (!allowed.has(Number(figure))) wrong.push(`${place}: ${whole}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(8);
});

/** Until when music plays or people dance. */
const endOfMusic: Readonly<Record<Locale, RegExp>> = {
  de: /(?:Musik|Tanz|tanzen|feiern)[^.;:]{0,50} bis (zwei|zehn|\d+)(?: Uhr)?/gi,
  en: /(?:music|danc\w+)[^.;:]{0,50} until (two|ten|\d+)/gi,
  es: /(?:música|baile|baila)[^.;:]{0,50} hasta las (dos|diez|\d+)/gi,
};
const hoursOf = (time: string) => Number.parseInt(time, 10);
const ends = new Set(
  [house.hours.outdoorMusicEnds, house.hours.celebrationEnds].flatMap((time) => [
    hoursOf(time),
    hoursOf(time) % 12,
  ]),
);
const spelled: Readonly<Record<string, number>> = { zwei: 2, zehn: 10, two: 2, ten: 10, dos: 2, diez: 10 };

test.each(locales)('music ends when the house says it does (%s)', async (locale) => {
  const found = (await allTexts(locale)).flatMap(([place, text]) =>
    [...text.matchAll(endOfMusic[locale])].map(([whole, hour = '']) => ({
      text: `${place}: ${whole}`,
      hour: spelled[hour.toLowerCase()] ?? Number(hour),
    })),
  );
  expect(found.filter(({ hour }) => !ends.has(hour)).map(({ text }) => text)).toEqual([]);
  expect(found.length).toBeGreaterThan(3);
});

/** Sentences about music in the open, and what each has to say: how loud, and until when. */
const outdoorMusic: Readonly<
  Record<Locale, { outside: RegExp; music: RegExp; quiet: RegExp; end: RegExp; never: RegExp }>
> = {
  de: {
    outside: /draußen|im Freien/i,
    music: /musik|\bband\b|\bDJ\b|spielt|verstärker/i,
    quiet: /leise/i,
    end: /22 Uhr|22:00/,
    never: /ohne Verstärker|unverstärkt|unplugged/i,
  },
  en: {
    outside: /outdoors|outside/i,
    music: /music|\bDJ\b|unplugged|amplified|drums/i,
    quiet: /quiet/i,
    end: /10 p\.m\./,
    never: /unplugged|unamplified/i,
  },
  es: {
    outside: /\bfuera\b|al aire libre|exterior/i,
    music: /música|\bDJ\b|amplific|batería/i,
    quiet: /suave|baj[oa]/i,
    end: /22 h|22:00/,
    never: /sin amplificar/i,
  },
};
/** Steps of a schedule carry the time in a field of their own, and a question asks for the rule. */
const isRule = (text: string) => !text.endsWith('?') && text.split(' ').length > 4;

test.each(locales)('music outdoors is quiet and ends when the terms say so (%s)', async (locale) => {
  const { outside, music, quiet, end, never } = outdoorMusic[locale];
  const wrong: string[] = [];
  let checked = 0;
  for (const address of pagesWithContent) {
    const texts = (await collectTexts(address, locale)).map(plain);
    for (const [index, text] of texts.entries()) {
      for (const sentence of text.split(/(?<=[.:?]) (?=\p{Lu})/u)) {
        if (!outside.test(sentence) || !music.test(sentence) || !isRule(sentence)) continue;
        // The time of a step, the figure or the first cell of a row stand before the text.
        const context = `${texts[index - 2]} ${texts[index - 1]} ${text}`;
        checked += 1;
        if (never.test(sentence) || !quiet.test(context) || !end.test(context))
          wrong.push(`${nameOf(address)}: ${sentence}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(8);
});

const roomLike: Readonly<Record<Locale, RegExp>> = {
  de: /(?<![\p{L}-])\p{Lu}\p{Ll}+(?:saal|zimmer)(?!\p{L})/gu,
  en: /(?<!\p{L})\p{Lu}\p{Ll}+ Room(?!\p{L})/gu,
  es: /(?<!\p{L})Sal(?:a|ón) de(?:l| la) \p{Lu}\p{Ll}+/gu,
};
/** Rooms that are not the house's. */
const elsewhere = new Set([
  'Wohnzimmer',
  'Gemeindesaal',
  'Festsaal',
  'Hochzeitssaal',
  'Dreizimmer',
  'Salón de Lago',
]);

test.each(locales)('rooms carry the names of the catalogue (%s)', async (locale) => {
  const names = new Set(Object.values(catalogueWords[locale].roomNames));
  const strange = (await allTexts(locale)).flatMap(([place, text]) =>
    (text.match(roomLike[locale]) ?? [])
      .filter((name) => !names.has(name) && !elsewhere.has(name))
      .map((name) => `${place}: ${name}`),
  );
  expect(strange).toEqual([]);
});

/** Savings, scarcity and checked reviews: only `promos.ts` may promise them, with its basis (§ 5 UWG). */
const promises: Readonly<Record<Locale, RegExp>> = {
  de: /nur noch (?:wenige|\d+)|Rabatt|Frühbucher|\d+ % (?:sparen|günstiger)|(?:geprüfte|verifizierte|echte) (?:Bewertung|Gästestimme)/i,
  en: /only (?:a few|\d+) (?:dates|places|left)|discount|early.bird|save (?:up to )?\d|verified reviews?|genuine reviews?/i,
  es: /(?:quedan|solo) (?:pocas|\d+) (?:fechas|plazas)|descuento del|ahorre|opiniones (?:verificadas|auténticas)/i,
};

test.each(locales)('no text promises savings, scarcity or checked reviews (%s)', async (locale) => {
  const texts = await allTexts(locale);
  expect(texts.filter(([, text]) => promises[locale].test(text))).toEqual([]);
});

test.each(locales)('the whole menu lists every dish and every drink on sale (%s)', async (locale) => {
  const { sections } = await pageContent('premiumCatering', locale);
  const carte = sections.find((section) => section.kind === 'carte');
  if (carte?.kind !== 'carte') throw new Error('The page of premium catering has no menu');
  expect(Object.keys(carte.categories).sort()).toEqual([...dishCategories].sort());
  expect(dishCategories.every((category) => getDishes(category).length > 0)).toBe(true);
  const drinks = services
    .filter((service) => 'allergens' in service || 'additives' in service)
    .map(({ id }) => id);
  expect(carte.drinks.map(({ service }) => service)).toEqual(expect.arrayContaining(drinks));
});

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

test('the path on the map is as long as the texts say, and the walk fits it', () => {
  expect(Math.abs(lengthOf(siteMap.pathToKull) - visit.kullMetres)).toBeLessThan(visit.kullMetres * 0.05);
  expect(visit.kullMetres / house.kull.minutesOnFoot).toBeLessThan(90);
});

test('the nearest hotel is as near as the answer for companies says', () => {
  expect(Math.min(...visit.hotels.map(({ kilometres }) => kilometres))).toBeLessThan(2);
});

test('the car park on the map is as far from the door as the text says', () => {
  const { parking, marks } = siteMap;
  const [x, y] = marks.entrance;
  expect(Math.round(Math.hypot(parking.x - x, parking.y - y) / 5) * 5).toBe(visit.parking.metresToDoor);
});
