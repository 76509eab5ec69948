import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replacePictures } from '@/scripts/photos/replace-pictures';

let root = '';
const folders = () => ({
  photos: join(root, 'photos'),
  media: join(root, 'media'),
  table: join(root, 'table.json'),
});
const keys = ['terrace', 'lake', 'meadow', 'jetty'];
const former = { width: 1440, height: 810, widths: [480, 800, 1200, 1440], blur: 'former' };

/** A photograph, red on the left and blue on the right as stored. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1010c0' } },
      gravity: 'east',
    },
  ]);

const readTable = async () => JSON.parse(await readFile(folders().table, 'utf8'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
  for (const folder of [folders().photos, folders().media]) await mkdir(folder);
  await writeFile(folders().table, JSON.stringify({ terrace: former, lake: former }));
});

afterEach(() => rm(root, { recursive: true }));

test('replaces a picture in all sizes and formats, upright and without metadata', async () => {
  // Orientation 6: the stored left side is the top; GPS and camera are what must not be published.
  await photograph(1800, 1200)
    .withExif({ IFD0: { Make: 'Camera', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folders().photos, 'terrace.JPG'));
  await writeFile(join(folders().media, 'terrace-1440.avif'), 'former');

  expect(await replacePictures(folders(), keys)).toEqual({ replaced: ['terrace'], problems: [] });

  const { terrace, lake } = await readTable();
  expect(terrace).toMatchObject({ width: 1200, height: 1800, widths: [480, 800, 1200] });
  expect(terrace.blur).toMatch(/^(?:radial-gradient\([^()]+\),){2}linear-gradient\(#c[^()]+\)$/);
  expect(lake).toEqual(former);
  expect((await readdir(folders().media)).sort()).toEqual(
    [480, 800, 1200].flatMap((step) => [`terrace-${step}.avif`, `terrace-${step}.webp`]).sort(),
  );
  for (const name of await readdir(folders().media)) {
    const picture = sharp(join(folders().media, name));
    const { width = 0, height = 0, exif, orientation } = await picture.metadata();
    expect(width / height, name).toBeCloseTo(2 / 3, 2);
    expect([exif, orientation], name).toEqual([undefined, undefined]);
    const { channels } = await sharp(
      await picture.extract({ left: 0, top: 0, width, height: 50 }).toBuffer(),
    ).stats();
    expect(channels[0]?.mean ?? 0, name).toBeGreaterThan(channels[2]?.mean ?? 0);
  }
});

test('names what it cannot use and leaves the former picture alone', async () => {
  await photograph(800, 600).jpeg().toFile(join(folders().photos, 'terrace.jpg'));
  await photograph(1600, 1000).png().toFile(join(folders().photos, 'unknown.png'));
  await writeFile(join(folders().photos, 'lake.jpeg'), 'no picture');
  await writeFile(join(folders().photos, 'lake.heic'), '');

  const { replaced, problems } = await replacePictures(folders(), keys);

  expect(replaced).toEqual([]);
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    'lake.heic',
    'lake.jpeg',
    'terrace.jpg',
    'unknown.png',
  ]);
  expect(problems[2]).toContain('800 × 600');
  expect(await readTable()).toEqual({ terrace: former, lake: former });
  expect(await readdir(folders().media)).toEqual([]);
});

test('encodes only the named photographs, also of a new picture, and reports a name without one', async () => {
  await photograph(1000, 700).jpeg().toFile(join(folders().photos, 'meadow.jpg'));
  await writeFile(join(folders().photos, 'lake.jpg'), 'no picture');

  const { replaced, problems } = await replacePictures(folders(), keys, ['meadow', 'jetty']);

  expect(replaced).toEqual(['meadow']);
  expect((await readTable()).meadow.widths).toEqual([480, 800, 1000]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^jetty: /);
});
