import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cateringTypes } from '@/content/catering/choices';
import { dishes } from '@/content/catering/dishes';
import { type EngravingKey, engravingPath, engravings, isEngraving, printPath } from '@/content/engravings';
import { typePlates } from '@/content/type-plates';
import { engravingBudget } from '@/scripts/photos/budgets';

const keys = Object.keys(engravings) as EngravingKey[];
const masksOf = (key: EngravingKey) =>
  engravings[key].accent ? (['ink', 'foil', 'accent'] as const) : (['ink', 'foil'] as const);
/** Large plates stand for kinds of catering, courses and the kitchen. */
const usesOf = (key: EngravingKey) => (/\d/.test(key) ? (['print'] as const) : (['print', 'mail'] as const));

test('every kind of catering and at least 48 dishes have a plate', () => {
  // These two show the plate of a course (`content/type-plates.ts`).
  const withoutOwn = cateringTypes.filter((type) => !isEngraving(type));
  expect(withoutOwn).toEqual(['warm-buffet', 'conference']);
  expect(dishes.filter(({ id }) => isEngraving(id)).length).toBeGreaterThanOrEqual(48);
});

describe.each(keys)('%s', (key) => {
  test('has masks of the size the table says, within budget, neither empty nor solid', async () => {
    const { width, height } = engravings[key];
    for (const mask of masksOf(key)) {
      const path = join('public', engravingPath(key, mask));
      expect((await stat(path)).size, path).toBeLessThanOrEqual(engravingBudget);
      const image = sharp(path);
      const meta = await image.metadata();
      expect(meta.hasAlpha, path).toBe(true);
      if (mask !== 'accent') expect([meta.width, meta.height], path).toEqual([width, height]);
      const cover = (await image.stats()).channels[3]?.mean ?? 0;
      expect(cover / 255, path).toBeGreaterThan(mask === 'accent' ? 0.0005 : 0.02);
      expect(cover / 255, path).toBeLessThan(0.5);
    }
  });
});

test('every plate has a PNG of one bit for PDF, kinds of catering another for mail, within budget', async () => {
  for (const key of keys)
    for (const use of usesOf(key)) {
      const path = join('public', printPath(key, use));
      expect((await stat(path)).size, path).toBeLessThanOrEqual(engravingBudget);
      const { width = 0, height = 0, bitsPerSample, hasAlpha } = await sharp(path).metadata();
      expect(bitsPerSample, path).toBe(1);
      // Three times the size on paper and in a mail.
      expect(width, path).toBeGreaterThanOrEqual(360);
      expect(width / height, path).toBeCloseTo(4 / 3, 1);
      expect(hasAlpha, path).toBe(use === 'mail');
    }
  for (const type of cateringTypes) expect(usesOf(typePlates[type])).toContain('mail');
});

test('ink and foil are drawn apart: one is not the other', async () => {
  const alpha = (key: EngravingKey, mask: 'ink' | 'foil') =>
    sharp(join('public', engravingPath(key, mask)))
      .extractChannel('alpha')
      .raw()
      .toBuffer();
  for (const key of keys) expect((await alpha(key, 'ink')).equals(await alpha(key, 'foil')), key).toBe(false);
});

test('no mask lies about that no plate names', async () => {
  const expected = new Set(
    keys.flatMap((key) => [
      ...masksOf(key).map((mask) => `${key}-${mask}.webp`),
      ...usesOf(key).map((use) => `${key}-${use}.png`),
    ]),
  );
  const present = await readdir('public/media/engravings');
  expect(present.filter((name) => !expected.has(name))).toEqual([]);
});
