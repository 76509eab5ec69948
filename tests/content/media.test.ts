import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EngravingKey, engravingPath, engravings, printPath } from '@/content/engravings';
import { getMedium, type MediaKey, media } from '@/content/media';

const pictures = (Object.keys(media) as MediaKey[]).flatMap((key) => {
  const { file, widths, tall } = getMedium(key);
  const sizes = [...widths, ...(tall ? [`tall-${tall}`] : [])];
  return sizes.flatMap((size) => ['avif', 'webp'].map((type) => `/media/${file}-${size}.${type}`));
});

/** Plates with a number are dishes, which no mail shows. */
const plates = (Object.keys(engravings) as EngravingKey[]).flatMap((key) => [
  engravingPath(key, 'ink'),
  engravingPath(key, 'foil'),
  ...(engravings[key].accent ? [engravingPath(key, 'accent')] : []),
  printPath(key, 'print'),
  ...(/\d/.test(key) ? [] : [printPath(key, 'mail')]),
]);

test('no picture or plate of the tables lacks a file', () => {
  const files = [...pictures, ...plates];
  expect(files.filter((file) => !existsSync(join('public', file)))).toEqual([]);
});
