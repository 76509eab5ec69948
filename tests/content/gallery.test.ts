import { expect, test } from 'vitest';
import { galleryThemes } from '@/content/gallery';
import { getMedium } from '@/content/media';

test('every theme has pictures, and no picture hangs twice', () => {
  for (const { id, pictures } of galleryThemes) expect(pictures.length, id).toBeGreaterThan(0);
  const files = galleryThemes.flatMap(({ pictures }) => pictures.map((key) => getMedium(key).file));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
