import { expect, test } from 'vitest';
import { galleryThemes } from '@/content/gallery';
import { getMedium } from '@/content/media';

test('every theme has pictures or plates, and none hangs twice', () => {
  for (const { id, pictures = [], plates = [] } of galleryThemes)
    expect(pictures.length + plates.length, id).toBeGreaterThan(0);
  const files = galleryThemes.flatMap(({ pictures = [], plates = [] }) => [
    ...pictures.map((key) => getMedium(key).file),
    ...plates,
  ]);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
