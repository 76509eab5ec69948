/**
 * Draws the mark as files: the tab's icon, the icons of the web manifest, `favicon.ico` and the logo for others to use.
 *
 * Run: `npm run icons`, after a change of `content/mark.ts`.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { crest, lettering, smallCrest, strokesAsSvg } from '@/content/mark';
import { palette } from '@/content/palette';

const { ground: night, ...onNight } = palette.dark;
const onAnything = { text: 'currentColor', accent: '#a8843f' };

/** The crest on a square of night, `margin` of its 64 units wide on each side. */
const square = (strokes: typeof crest, margin: number) => {
  const scale = (64 - 2 * margin) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${night}" d="M0 0h64v64H0z"/><g transform="translate(${margin} ${margin - 1}) scale(${scale.toFixed(3)})">${strokesAsSvg(strokes, onNight)}</g></svg>`;
};

const icon = square(smallCrest, 5);
const large = square(crest, 8);
const maskable = square(crest, 15);
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 64" width="250" height="64" role="img" aria-label="SEEGUT"><style>:root{color:${palette.light.text}}@media (prefers-color-scheme:dark){:root{color:${palette.dark.text}}}</style>${strokesAsSvg(crest, onAnything)}<g transform="translate(78 13)">${strokesAsSvg(lettering, onAnything)}</g></svg>`;

const asPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: Math.max(72, (72 * size) / 64) })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** An ICO file of PNG images: a directory of 16 bytes per image, then the images. */
function icoOf(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

// Single quotes inside need no escape where the icon stands in a page as an address.
await writeFile('public/icons/icon.svg', `${icon.replaceAll('"', "'")}\n`);
await writeFile('public/icons/maskable.svg', `${maskable}\n`);
await writeFile('public/media/logo.svg', `${logo}\n`);
for (const size of [180, 192, 512])
  await writeFile(`public/icons/icon-${size}.png`, await asPng(large, size));
await writeFile('public/icons/icon-maskable-512.png', await asPng(maskable, 512));
const favicons = [16, 32, 48].map(async (size) => ({
  size,
  png: await asPng(size > 32 ? large : icon, size),
}));
await writeFile('public/favicon.ico', icoOf(await Promise.all(favicons)));
