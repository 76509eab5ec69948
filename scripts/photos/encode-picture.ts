import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMediaKey, media } from '@/content/media';
import { computeBlur } from './blur';
import { pictureBudget, tallBudget } from './budgets';

/** What the site serves, and the table that says so. */
export const TARGET = 'public/media';
export const TABLE = 'content/media-files.json';

const WIDTHS = [480, 800, 1200, 1600];
/** What phones get of the first screen: strong compression is seen less than few points. */
const PHONE_WIDTHS = [640, 800, 1200];

/** What `content/media-files.json` says about one picture; `blur` is a CSS background. */
export type FileEntry = { width: number; height: number; widths: number[]; blur: string; tall?: number };

/** First screens that are as high as the screen; phones show an upright part, which the sides need not be fetched for. */
const tallKeys: readonly string[] = [
  'landing-location',
  'type-seated-dinner',
  'landing-business',
  'location-rooms',
  'landing-private',
  'landing-wedding',
];

type Table = Record<string, FileEntry>;

/** Encodes with falling quality until the file fits its budget in bytes; else the smallest. */
async function encodeWithin(
  budget: number,
  encode: (quality: number) => Promise<Buffer>,
  qualities: readonly number[],
): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    last = await encode(quality);
    if (last.length <= budget) break;
  }
  return last;
}

/** Writes a picture in all widths as AVIF and WebP into `folder` and returns its entry in the table. */
export async function encodePicture(
  key: string,
  original: Buffer,
  folder: string,
): Promise<FileEntry> {
  const { width, height } = await sharp(original).metadata();
  const possible = key.startsWith('hero-portrait') ? PHONE_WIDTHS : WIDTHS;
  const steps = possible.filter((step) => step < width * 0.92);
  const widths = steps.length === possible.length ? steps : [...steps, Math.min(width, 1600)];
  for (const step of widths) {
    const resized = await sharp(original).resize({ width: step }).toBuffer();
    const avif = await encodeWithin(
      pictureBudget(key, step, 'avif'),
      (quality) => sharp(resized).avif({ quality, effort: 4 }).toBuffer(),
      [64, 56, 48, 40, 38, 36, 32],
    );
    const webp = await encodeWithin(
      pictureBudget(key, step, 'webp'),
      (quality) => sharp(resized).webp({ quality, effort: 5 }).toBuffer(),
      [80, 74, 66, 58, 50, 40],
    );
    await writeFile(join(folder, `${key}-${step}.avif`), avif);
    await writeFile(join(folder, `${key}-${step}.webp`), webp);
  }
  const tall = tallKeys.includes(key) ? await encodeTall(key, original, folder) : undefined;
  return {
    width,
    height,
    widths,
    ...(tall && { tall }),
    blur: await computeBlur(join(folder, `${key}-${widths[0]}.webp`)),
  };
}

/**
 * The upright part around the focal point, nine wide and ten high, at the picture's own size.
 * @returns its width.
 */
async function encodeTall(key: string, original: Buffer, folder: string): Promise<number> {
  const { width, height } = await sharp(original).metadata();
  const part = Math.round((height * 9) / 10);
  const focal = isMediaKey(key) ? media[key].focal.x : 0.5;
  const left = Math.round(Math.min(Math.max(focal * width - part / 2, 0), width - part));
  const cut = await sharp(original).extract({ left, top: 0, width: part, height }).png().toBuffer();
  for (const type of ['avif', 'webp'] as const) {
    const encode = (quality: number) =>
      sharp(cut)
        [type]({ quality, effort: type === 'avif' ? 4 : 5 })
        .toBuffer();
    const qualities = type === 'avif' ? [64, 56, 48, 42, 38, 34, 30] : [80, 74, 66, 58, 50, 42, 36, 30];
    await writeFile(
      join(folder, `${key}-tall-${part}.${type}`),
      await encodeWithin(tallBudget, encode, qualities),
    );
  }
  return part;
}

/** The table of all pictures; empty when there is none yet. */
export async function readTable(file: string): Promise<Table> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Table;
}

/** Writes the table, ordered by key. */
export async function writeTable(file: string, table: Table): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(table).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
