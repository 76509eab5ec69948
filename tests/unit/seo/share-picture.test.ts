import { join } from 'node:path';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { addresses } from '@/content/routes';
import { drawSharePicture } from '@/lib/seo/share-picture/draw';
import { breakLines, fitLines, setLine } from '@/lib/seo/share-picture/typeset';
import { sharePicturePath, sharePictures } from '@/lib/seo/share-picture-address';

const font = openSync(join('node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2'));
if ('fonts' in font) throw new Error('A single font was expected');
const style = { font, size: 70 };

test('every address has a picture in every language; the steps of the configurator share one', () => {
  for (const address of addresses) {
    for (const locale of locales) {
      expect(sharePictures.get(sharePicturePath(locale, address))?.locale).toBe(locale);
    }
  }
  expect(sharePicturePath('en', { route: 'home' })).toBe('/og/en/home.jpg');
  expect(sharePicturePath('de', { route: 'configurator', step: 'paket' })).toBe(
    '/og/de/catering-konfigurator.jpg',
  );
});

test('the font has every letter of the three languages', () => {
  const letters = 'ÄÖÜäöüßÁÉÍÓÚÑáéíóúñ¿¡„“«»–…€&:,.0123456789';
  expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('lines stay within the measure, keep all words and are balanced', () => {
  const text = 'Top fünf: Buffetideen für Firmenfeiern, die wirklich jeder Gast gern isst';
  const lines = breakLines(text, 930, style);
  expect(lines.join(' ')).toBe(text);
  expect(lines.length).toBeGreaterThan(1);
  const widths = lines.map((line) => setLine(line, style).width);
  for (const width of widths) expect(width).toBeLessThanOrEqual(930);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});

test('a word wider than the measure stands alone instead of vanishing', () => {
  const lines = breakLines('Ein Donaudampfschifffahrtsgesellschaftskapitän kommt', 300, style);
  expect(lines).toEqual(['Ein', 'Donaudampfschifffahrtsgesellschaftskapitän', 'kommt']);
});

test('long titles are set smaller until they fit', () => {
  const short = fitLines('Galerie', 900, 3, font, [86, 54]);
  const long = fitLines('Lorem ipsum dolor sit amet '.repeat(5).trim(), 900, 3, font, [86, 54]);
  expect(short.size).toBe(86);
  expect(long.size).toBe(54);
});

test('a picture is a JPEG of 1200 × 630 below 300 kB, and another title makes another picture', async () => {
  const one = await drawSharePicture('hero', 'Hochzeiten am See', 'Eventlocation am See & Premium-Catering');
  const other = await drawSharePicture('hero', 'Weddings by the lake', 'Lakeside venue & premium catering');
  expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(one.byteLength).toBeLessThan(300_000);
  expect(one.equals(other)).toBe(false);
});
