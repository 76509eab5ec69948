/**
 * Turns the developed originals in `.imagery/` into what the site serves: AVIF and WebP in up to four widths, and the
 * table `content/media-files.json` with sizes and blur placeholders.
 *
 * Run: `tsx scripts/imagery/encode.ts [key,key]`; without keys, every original newer than its encoded files. The key
 * `contact-sheet` writes the sheet in `docs/imagery/`.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { computeBlur } from './blur';
import { pictureBudget, sheetBudget } from './budgets';

const ORIGINALS = '.imagery';
const TARGET = 'public/media';
const TABLE = 'content/media-files.json';
const SHEET = 'docs/imagery/contact-sheet.webp';
const WIDTHS = [480, 800, 1200, 1600];
/** What phones get of the first screen: soft dusk bears stronger compression better than fewer points. */
const PHONE_WIDTHS = [640, 800, 1200];

/** What `content/media-files.json` says about one picture. */
type FileEntry = { width: number; height: number; widths: number[]; blur: string };

/** Encodes with falling quality until the file fits its budget. */
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

/** The original of a picture; a poster that was taken from a film comes before the still it was made from. */
async function getOriginal(key: string): Promise<string> {
  const poster = join(ORIGINALS, `${key}.poster.png`);
  return (await stat(poster).catch(() => undefined)) ? poster : join(ORIGINALS, `${key}.png`);
}

/** Writes all versions of one picture and returns its table entry; a poster as true to its film as the budget allows. */
async function encodePicture(key: string): Promise<FileEntry> {
  const original = await getOriginal(key);
  const poster = original.endsWith('.poster.png');
  const meta = await sharp(original).metadata();
  const width = meta.width ?? 0;
  const height = meta.height ?? 0;
  const possible = key === 'hero-portrait' ? PHONE_WIDTHS : WIDTHS;
  const steps = possible.filter((step) => step < width * 0.92);
  const widths = steps.length === possible.length ? steps : [...steps, Math.min(width, 1600)];
  const best = poster ? [84, 76] : [];
  for (const step of widths) {
    const resized = await sharp(original).resize({ width: step }).toBuffer();
    const avif = await encodeWithin(
      pictureBudget(key, step, 'avif'),
      (quality) => sharp(resized).avif({ quality, effort: 4 }).toBuffer(),
      [...best, 64, 56, 48, 40, 38, 36, 32],
    );
    const webp = await encodeWithin(
      pictureBudget(key, step, 'webp'),
      (quality) => sharp(resized).webp({ quality, effort: 5 }).toBuffer(),
      [...best, 80, 74, 66, 58, 50, 40],
    );
    await writeFile(join(TARGET, `${key}-${step}.avif`), avif);
    await writeFile(join(TARGET, `${key}-${step}.webp`), webp);
  }
  return { width, height, widths, blur: await computeBlur(join(TARGET, `${key}-${widths[0]}.webp`)) };
}

/** True when the encoded files are missing or older than the original. */
async function isStale(key: string): Promise<boolean> {
  const original = await stat(await getOriginal(key));
  const encoded = await stat(join(TARGET, `${key}-800.avif`)).catch(() => undefined);
  return encoded === undefined || encoded.mtimeMs < original.mtimeMs;
}

/** Writes the contact sheet that `render.py --sheet` made, small enough for the repository. */
async function encodeSheet(): Promise<void> {
  const resized = await sharp(join(ORIGINALS, 'contact-sheet.png')).resize({ width: 2000 }).toBuffer();
  const encode = (quality: number) => sharp(resized).webp({ quality, effort: 5 }).toBuffer();
  await writeFile(SHEET, await encodeWithin(sheetBudget, encode, [78, 70, 62, 54, 46, 38]));
}

async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  sharp.concurrency(1);
  const wanted = process.argv[2]?.split(',');
  if (wanted?.includes('contact-sheet')) await encodeSheet();
  const present = (await readdir(ORIGINALS))
    .filter((name) => /^[a-z0-9-]+\.png$/.test(name) && name !== 'contact-sheet.png')
    .map((name) => name.slice(0, -4));
  const table = JSON.parse(await readFile(TABLE, 'utf8').catch(() => '{}')) as Record<string, FileEntry>;
  for (const key of present.sort()) {
    if (wanted ? !wanted.includes(key) : !(await isStale(key))) continue;
    table[key] = await encodePicture(key);
    console.log(key);
  }
  const sorted = Object.fromEntries(Object.entries(table).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(TABLE, `${JSON.stringify(sorted, null, 2)}\n`);
}

await main();
