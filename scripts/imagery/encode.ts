/**
 * Turns the developed originals in `.imagery/` into what the site serves: AVIF and WebP in up to four widths, and the
 * table `content/media-files.json` with sizes and blur placeholders.
 *
 * Run: `tsx scripts/imagery/encode.ts [key,key]`; without keys, every original newer than its encoded files. Pictures
 * with a photograph in `photos/` are left alone. The key `contact-sheet` writes the sheet in `docs/imagery/`.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sheetBudget } from './budgets';
import { encodePicture, encodeWithin, readTable, TABLE, TARGET, writeTable } from './encode-picture';
import { findPhotos, PHOTOS } from './photos';

const ORIGINALS = '.imagery';
const SHEET = 'docs/imagery/contact-sheet.webp';

/** The original of a picture; a poster that was taken from a film comes before the still it was made from. */
async function getOriginal(key: string): Promise<string> {
  const poster = join(ORIGINALS, `${key}.poster.png`);
  return (await stat(poster).catch(() => undefined)) ? poster : join(ORIGINALS, `${key}.png`);
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
  const table = await readTable(TABLE);
  const photos = new Set((await findPhotos(PHOTOS)).map(({ key }) => key));
  for (const key of present.sort()) {
    if (wanted ? !wanted.includes(key) : !(await isStale(key))) continue;
    if (photos.has(key)) continue;
    const original = await getOriginal(key);
    // A poster has to be as true to its film as the budget allows.
    const best = original.endsWith('.poster.png') ? [84, 76] : [];
    table[key] = await encodePicture(key, original, TARGET, best);
    console.log(key);
  }
  await writeTable(TABLE, table);
}

await main();
