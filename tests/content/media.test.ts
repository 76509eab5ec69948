import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isEngraving } from '@/content/engravings';
import { galleryThemes } from '@/content/gallery';
import { locales } from '@/content/locales';
import { getMedium, isMediaKey, type MediaKey, media } from '@/content/media';
import { getArticle } from '@/content/news';
import { homeContent, pageContent } from '@/content/pages';
import { newsSlugs, routeIds } from '@/content/routes';
import { siteWords } from '@/content/texts';
import { filmBudget, pictureBudget, tallBudget } from '@/scripts/photos/budgets';

const folder = 'public/media';
const keys = Object.keys(media) as MediaKey[];
const declared = (name: string) => Object.hasOwn(media, name);

/** Files of the folder that are no picture of the table: logo, signature and the film of the first screen. */
const others = ['badges', 'engravings', 'hero.mp4', 'hero.webm', 'logo.svg', 'signature.svg'];

/** Names of pictures in a page's content: the values of `media`, unless a plate, and the lists called `pictures`. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([property, inner]) => {
    if (property === 'media' && typeof inner === 'string') return isEngraving(inner) ? [] : [inner];
    if (property === 'pictures' && Array.isArray(inner)) return inner.map(String);
    return namedIn(inner);
  });
}

/** What the pages, the articles and the gallery show. */
async function namedInContent(): Promise<string[]> {
  const pages = await Promise.all(
    routeIds.map((route) => (route === 'home' ? homeContent('de') : pageContent(route, 'de'))),
  );
  const articles = newsSlugs.map((slug) => getArticle(slug, 'de'));
  return [...namedIn(pages), ...namedIn(articles), ...galleryThemes.flatMap(({ pictures = [] }) => pictures)];
}

/** Names that components and libraries ask for themselves. */
async function namedInSource(): Promise<string[]> {
  const names: string[] = [];
  for (const root of ['app', 'components', 'lib']) {
    for (const file of await readdir(root, { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      const source = await readFile(join(root, file), 'utf8');
      for (const [, , name = ''] of source.matchAll(
        /(getMedium\(|pictureFile\(|pictureNode\(|media=)'([^']+)'/g,
      ))
        names.push(name);
      for (const [, name = ''] of source.matchAll(/media="([a-z0-9-]+)"/g)) names.push(name);
      if (source.includes('MediaKey'))
        for (const [, name = ''] of source.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)+)'/g))
          if (declared(name)) names.push(name);
    }
  }
  return names;
}

const named = new Set([...(await namedInContent()), ...(await namedInSource())]);
const onDisk = (await readdir(folder)).filter((name) => !others.includes(name));

test('every picture a page names is declared', () => {
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !declared(name))).toEqual([]);
});

test('every declared picture is shown on a page', () => {
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
});

test('every key has its own picture: nothing stands in for anything', () => {
  expect(keys.filter((key) => getMedium(key).file !== key)).toEqual([]);
});

test('at most 30 pictures, of which the gallery shows at least 24', () => {
  expect(keys.length).toBeLessThanOrEqual(30);
  expect(galleryThemes.flatMap(({ pictures = [] }) => pictures).length).toBeGreaterThanOrEqual(24);
});

describe.each(keys)('%s', (key) => {
  const { focal, width, height, widths, blur, file, tall } = getMedium(key);

  test('says in every language what is to be seen', () => {
    for (const locale of locales) {
      expect(siteWords[locale].alts[key].length, locale).toBeGreaterThan(12);
      expect(siteWords[locale].alts[key].length, locale).toBeLessThanOrEqual(125);
    }
    expect(new Set(locales.map((locale) => siteWords[locale].alts[key])).size).toBe(locales.length);
  });

  test('has a focal point inside it, a size and a small blurred preview', () => {
    for (const share of [focal.x, focal.y]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(630);
    expect(blur).toMatch(/^(?:radial-gradient\([^()]+\),){2}linear-gradient\([^()]+\)$/);
    expect(blur.length).toBeLessThan(200);
  });

  test('has all its files, in the size the table says and within budget', async () => {
    expect(widths.length).toBeGreaterThanOrEqual(3);
    for (const step of widths) {
      for (const type of ['avif', 'webp'] as const) {
        const path = join(folder, `${file}-${step}.${type}`);
        const meta = await sharp(path).metadata();
        expect(meta.width, path).toBe(step);
        expect(Math.abs((meta.height ?? 0) - (step * height) / width), path).toBeLessThanOrEqual(1);
        expect((await stat(path)).size, path).toBeLessThanOrEqual(pictureBudget(file, step, type));
      }
    }
  });

  test.runIf(tall)('has an upright part for phones, as high as itself and within budget', async () => {
    for (const type of ['avif', 'webp'] as const) {
      const path = join(folder, `${file}-tall-${tall}.${type}`);
      const meta = await sharp(path).metadata();
      expect([meta.width, meta.height], path).toEqual([tall, height]);
      expect((await stat(path)).size, path).toBeLessThanOrEqual(tallBudget);
    }
  });
});

test('every full first screen has an upright part for phones', async () => {
  const pages = await Promise.all(
    routeIds.filter((route) => route !== 'home').map((route) => pageContent(route, 'de')),
  );
  const shown = pages.flatMap(({ hero }) => (hero?.layout === 'full' && hero.media ? [hero.media] : []));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((key) => isMediaKey(key) && !getMedium(key).tall)).toEqual([]);
});

test('two keys never say the same and never show the same', () => {
  for (const values of [keys.map((key) => siteWords.de.alts[key]), keys.map((key) => getMedium(key).blur)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('no file lies about that no key names', () => {
  const expected = new Set(
    keys.flatMap((key) => {
      const { file, widths, tall } = getMedium(key);
      const names = [...widths, ...(tall ? [`tall-${tall}`] : [])];
      return names.flatMap((name) => [`${file}-${name}.avif`, `${file}-${name}.webp`]);
    }),
  );
  expect(onDisk.filter((name) => !expected.has(name))).toEqual([]);
});

const films = (await readdir(folder)).filter((name) => /^hero\.(?:mp4|webm)$/.test(name));

test.each(films)('%s is within budget', async (name) => {
  expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(filmBudget);
});
