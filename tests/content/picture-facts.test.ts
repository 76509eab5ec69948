import { describe, expect, test } from 'vitest';
import { house } from '@/content/house';
import { type Locale, locales } from '@/content/locales';
import { isMediaKey, type MediaKey } from '@/content/media';
import { getArticle } from '@/content/news';
import { homeContent, pageContent } from '@/content/pages';
import { type PictureFacts, pictureFacts } from '@/content/picture-facts';
import { newsSlugs, type RouteId } from '@/content/routes';
import { siteWords } from '@/content/texts';

const entries = Object.entries(pictureFacts) as [MediaKey, PictureFacts][];
const hasLight = (kind: NonNullable<PictureFacts['lights']>[number]) => (facts: PictureFacts) =>
  facts.lights?.includes(kind) ?? false;
const shows = (place: PictureFacts['shows'][number]) => (facts: PictureFacts) => facts.shows.includes(place);
const isAt =
  (...hours: readonly PictureFacts['hour'][]) =>
  (facts: PictureFacts) =>
    hours.includes(facts.hour);

type Claim = {
  readonly says: string;
  readonly words: Readonly<Record<Locale, RegExp>>;
  readonly holds: (facts: PictureFacts) => boolean;
};

/** What an alternative text may only say of a picture that shows it. */
const claims: readonly Claim[] = [
  {
    says: 'the hall',
    words: { de: /Seesaal|\bSaals?\b/, en: /Lake Room/, es: /Salón del Lago/ },
    holds: shows('hall'),
  },
  {
    says: 'the fireplace room',
    words: { de: /Kaminzimmer/, en: /Fireplace Room/, es: /Sala de la Chimenea/ },
    holds: shows('fireplace-room'),
  },
  { says: 'the terrace', words: { de: /Terrasse/, en: /terrace/, es: /terraza/ }, holds: shows('terrace') },
  {
    says: 'the meadow',
    words: { de: /[Ww]iese/, en: /meadow/, es: /prado|pradera/ },
    holds: shows('meadow'),
  },
  { says: 'the jetty', words: { de: /Steg/, en: /jetty/, es: /embarcadero/ }, holds: shows('jetty') },
  { says: 'the cove', words: { de: /Bucht/, en: /cove\b/, es: /cala\b|ensenada/ }, holds: shows('kull') },
  {
    says: 'railings',
    words: { de: /Geländer/, en: /railing/, es: /barandilla/ },
    holds: ({ jetty }) => (jetty?.railings ?? 0) > 0,
  },
  {
    says: 'a lantern',
    words: { de: /(?<!Wind)[Ll]aterne/, en: /(?<!storm |paper )lantern/, es: /farol(?!illo)/ },
    holds: (facts) => (facts.jetty?.lanterns ?? 0) > 0 || hasLight('storm lanterns')(facts),
  },
  {
    says: 'string lights',
    words: { de: /Lichterkette/, en: /string lights|strings? of light/, es: /guirnaldas? de luces/ },
    holds: hasLight('string lights'),
  },
  { says: 'candles', words: { de: /Kerze/, en: /candle/, es: /velas?\b/ }, holds: hasLight('candles') },
  {
    says: 'a fire',
    words: { de: /Feuer\b|Feuerschale/, en: /\bfire\b|fire bowl/, es: /\bfuego\b(?! lento)|brasero/ },
    holds: hasLight('fire'),
  },
  {
    says: 'evening',
    words: {
      de: /Abend|Nacht|nächtlich|Dämmerung|blaue[rn]? Stunde/,
      en: /dusk|evening(?! ceremony)|night|sunset|blue hour/,
      es: /anochecer|noche\b|atardecer|hora azul/,
    },
    holds: isAt('dusk', 'night', 'lamplight'),
  },
  {
    says: 'morning',
    words: { de: /Morgen|Vormittag/, en: /morning/, es: /mañana/ },
    holds: isAt('morning'),
  },
  {
    says: 'afternoon',
    words: { de: /Nachmittag/, en: /afternoon/, es: /tarde de verano/ },
    holds: isAt('afternoon'),
  },
  {
    says: 'winter',
    words: {
      de: /Schnee|verschneit|Winter|[Ww]eihnacht/,
      en: /snow|winter|Christmas/,
      es: /nieve|nevad|invierno|Navidad/,
    },
    holds: ({ season }) => season === 'winter',
  },
  {
    says: 'summer',
    words: { de: /Sommer/, en: /summer/, es: /verano/ },
    holds: ({ season }) => season === 'warm',
  },
];

describe('alternative texts', () => {
  test.each(claims)('say $says only of pictures that show it', ({ words, holds }) => {
    const said = locales.flatMap((locale) =>
      entries
        .filter(([key]) => words[locale].test(siteWords[locale].alts[key]))
        .map(([key, facts]) => ({ name: `${key} (${locale})`, holds: holds(facts) })),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((claim) => !claim.holds).map(({ name }) => name)).toEqual([]);
  });

  test('count as many doors and parasols as the picture and the house have', () => {
    const counted = entries.filter(([, facts]) => facts.counts);
    expect(counted.length).toBeGreaterThan(1);
    for (const [key, { counts }] of counted) {
      if (counts?.glassDoors) expect(counts.glassDoors, key).toBe(house.hall.glassDoors);
      if (counts?.parasols) expect(counts.parasols, key).toBe(house.terrace.parasols);
    }
    const numbers = { de: /sechs|vier/, en: /\bsix\b|\bfour\b/, es: /\bseis\b|\bcuatro\b/ };
    const things = {
      de: /Glastüren|Schirme/,
      en: /glass doors|parasols/,
      es: /puertas de cristal|sombrillas/,
    };
    for (const locale of locales)
      for (const [key, { counts }] of entries) {
        const alt = siteWords[locale].alts[key];
        if (numbers[locale].test(alt) && things[locale].test(alt))
          expect(counts, `${key} (${locale})`).toBeDefined();
      }
  });
});

test('every picture of the jetty shows the railings and the lantern that the house has', () => {
  const ofJetty = entries.filter(([, facts]) => facts.shows.includes('jetty') || facts.jetty);
  expect(ofJetty.length).toBeGreaterThan(5);
  for (const [key, { shows: places, jetty }] of ofJetty) {
    expect(places, key).toContain('jetty');
    expect(jetty, key).toEqual({ railings: house.jetty.railings, lanterns: house.jetty.lanterns });
  }
});

/** Names of pictures anywhere in a page's content. */
function picturesIn(value: unknown): readonly MediaKey[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([property, inner]) =>
    property === 'media' || property === 'pictures' ? [inner].flat().filter(isMediaKey) : picturesIn(inner),
  );
}

const isOurs = ({ shows: places }: PictureFacts) => places.length > 0;

/** What the pictures of a page must show for its words to be true. */
const pageNeeds: Readonly<Partial<Record<RouteId, (facts: PictureFacts) => boolean>>> = {
  cateringChristmas: ({ season }) => season !== 'warm',
  cateringSummer: ({ season, hour }) => season !== 'winter' && hour !== 'lamplight',
};

const heroNeeds: Readonly<Partial<Record<RouteId, (facts: PictureFacts) => boolean>>> = {
  location: shows('house'),
  locationRooms: shows('hall'),
  locationKull: shows('kull'),
  locationCorporate: shows('hall'),
  locationWeddings: shows('lake'),
  cateringChristmas: ({ season }) => season === 'winter',
  cateringSummer: ({ season }) => season === 'warm',
  premiumCatering: (facts) => !isOurs(facts),
};

describe('pages', () => {
  test.each(Object.keys(heroNeeds) as (keyof typeof heroNeeds)[])(
    '%s opens with what it speaks of',
    async (route) => {
      if (route === 'home') throw new Error('home has a film');
      const { hero } = await pageContent(route, 'de');
      const pictures = picturesIn(hero);
      expect(pictures).toHaveLength(1);
      for (const key of pictures) expect(heroNeeds[route]?.(pictureFacts[key]), key).toBe(true);
    },
  );

  test.each(Object.keys(pageNeeds) as (keyof typeof pageNeeds)[])(
    '%s shows nothing of another season',
    async (route) => {
      if (route === 'home') throw new Error('home has a film');
      const pictures = picturesIn(await pageContent(route, 'de'));
      expect(pictures.filter((key) => !pageNeeds[route]?.(pictureFacts[key]))).toEqual([]);
    },
  );

  test('delivery to the guest’s own place shows none of ours', async () => {
    const { teasers } = await homeContent('de');
    const { sections } = await pageContent('weddings', 'de');
    const cards = sections.flatMap((section) => (section.kind === 'cards' ? section.items : []));
    const delivered = [...teasers, ...cards].filter(
      ({ to }) => 'route' in to && to.route === 'cateringEvent',
    );
    expect(delivered).toHaveLength(2);
    expect(picturesIn(delivered)).not.toEqual([]);
    for (const key of picturesIn(delivered)) expect(isOurs(pictureFacts[key]), key).toBe(false);
  });

  test('an article about a season shows no other', () => {
    for (const slug of newsSlugs) {
      const article = getArticle(slug, 'de');
      const isSummer = /sommer/.test(slug);
      for (const key of picturesIn(article))
        expect(isSummer && pictureFacts[key].season === 'winter', `${slug}: ${key}`).toBe(false);
    }
  });
});
