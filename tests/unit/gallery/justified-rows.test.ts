import { expect, test } from 'vitest';
import { justifiedRows, rhythms } from '@/components/gallery/justified-rows';
import { galleryThemes } from '@/content/gallery';
import { getMedium } from '@/content/media';

/** Width of the rows and their gaps at four widths of the screen, in px. */
const screens = [
  { rhythm: 's', width: 360 - 2 * 16, gap: 16 },
  { rhythm: 'm', width: 768 - 2 * 24, gap: 24 },
  { rhythm: 'm', width: 1023 - 2 * 24, gap: 24 },
  { rhythm: 'l', width: 1320, gap: 24 },
] as const;

/** Pixels of the file per CSS pixel, as everywhere on the site. */
const minDensity = 0.9;

const themes = galleryThemes.flatMap(({ id, pictures }) => (pictures ? [{ id, pictures }] : []));

const proportionsOf = (pictures: (typeof themes)[number]['pictures']) =>
  pictures.map((key) => getMedium(key).width / getMedium(key).height);

test.each(themes)(
  'every row of $id is full, and its pictures keep their order and proportions',
  ({ pictures }) => {
    const proportions = proportionsOf(pictures);
    for (const rhythm of Object.values(rhythms)) {
      const places = justifiedRows(proportions, rhythm);
      expect(places).toHaveLength(pictures.length);
      for (let start = 0; start < places.length; start += places[start]?.count ?? 1) {
        const row = places.slice(start, start + (places[start]?.count ?? 0));
        expect(row.length).toBeGreaterThanOrEqual(rhythm.minCount);
        expect(new Set(row.map(({ count }) => count))).toEqual(new Set([row.length]));
        expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        const heights = row.map(({ share }, index) => share / (proportions[start + index] ?? 1));
        for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0);
      }
    }
  },
);

test.each(themes)('no picture of $id is enlarged at any width', ({ pictures }) => {
  for (const { rhythm, width, gap } of screens) {
    const places = justifiedRows(proportionsOf(pictures), rhythms[rhythm]);
    const soft = pictures.filter((key, index) => {
      const { count, share } = places[index] ?? { count: 1, share: 1 };
      return getMedium(key).width / ((width - (count - 1) * gap) * share) < minDensity;
    });
    expect(soft, `${rhythm} ${width}`).toEqual([]);
  }
});

test('rows come as near to their targets as the pictures allow', () => {
  const places = justifiedRows([1, 1, 1, 1, 1, 1], { targets: [2, 4], minCount: 1 });
  expect(places.map(({ count }) => count)).toEqual([2, 2, 4, 4, 4, 4]);
});
