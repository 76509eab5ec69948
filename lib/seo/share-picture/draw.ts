import { join } from 'node:path';
import type { Font } from 'fontkit';
import type { MediaKey } from '@/content/media';
import { getMedium } from '@/content/media';
import { site } from '@/content/site';
import { sharePictureFormat } from '../share-picture-address';
import { fitLines, setLine } from './typeset';

const { width, height } = sharePictureFormat;
const margin = 72;
const maxBytes = 300_000;
const qualities = [82, 72, 60] as const;
const text = '#f3eee4';
const accent = '#cdae72';

const files = {
  display: 'node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  sans: 'node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
} as const;

const fonts = new Map<string, Promise<Font>>();

/** Parsed once for all pictures of a build; the package is needed at build time only. */
function loadFont(name: keyof typeof files): Promise<Font> {
  const known = fonts.get(name);
  if (known) return known;
  const opened = import('fontkit').then(({ openSync }) => {
    const font = openSync(join(/* turbopackIgnore: true */ process.cwd(), files[name]));
    if ('fonts' in font) throw new Error(`${files[name]} holds several fonts`);
    return font;
  });
  fonts.set(name, opened);
  return opened;
}

const at = (x: number, y: number, colour: string, paths: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${paths}</g>`;

/** Shade, wordmark and title as one drawing to lay over the picture. */
async function lettering(title: string, line: string): Promise<Buffer> {
  const [display, sans] = await Promise.all([loadFont('display'), loadFont('sans')]);
  const { lines, size } = fitLines(title, width - 2 * margin - 96, 3, display, [86, 78, 70, 62, 54]);
  const leading = Math.round(size * 1.08);
  const lowest = height - margin - 50;
  const first = lowest - (lines.length - 1) * leading;
  const name = setLine(site.wordmark, { font: display, size: 40, tracking: 11 });
  const claim = setLine(line, { font: sans, size: 22, tracking: 1.6 });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="up" x1="0" y1="1" x2="0" y2="0">
<stop offset="0" stop-color="#0b1315" stop-opacity="0.94"/>
<stop offset="0.5" stop-color="#0b1315" stop-opacity="0.52"/>
<stop offset="1" stop-color="#0b1315" stop-opacity="0"/>
</linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#0b1315" stop-opacity="0.6"/>
<stop offset="0.3" stop-color="#0b1315" stop-opacity="0"/>
</linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#up)"/>
<rect width="${width}" height="${height}" fill="url(#down)"/>
${at(margin, margin + 28, text, name.paths)}
<rect x="${margin}" y="${first - size - 6}" width="48" height="2" fill="${accent}"/>
${lines.map((words, index) => at(margin, first + index * leading, text, setLine(words, { font: display, size }).paths)).join('\n')}
${at(margin, height - margin + 8, accent, claim.paths)}
</svg>`);
}

/** The part of a picture that is kept: the ratio of the preview, as near to the focal point as it goes. */
function computeCrop(key: MediaKey) {
  const medium = getMedium(key);
  const fileWidth =
    medium.widths.find((candidate) => candidate >= width) ?? medium.widths.at(-1) ?? medium.width;
  const fileHeight = Math.round((fileWidth * medium.height) / medium.width);
  const scale = Math.min(fileWidth / width, fileHeight / height);
  const crop = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const from = (focal: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(focal * whole - part / 2, 0), whole - part));
  return {
    file: `${medium.file}-${fileWidth}.webp`,
    region: {
      ...crop,
      left: from(medium.focal.x, fileWidth, crop.width),
      top: from(medium.focal.y, fileHeight, crop.height),
    },
  };
}

/**
 * A preview picture of 1200 × 630 px as JPEG: the page's picture, its title and the house's name. `line` stands
 * small at the foot. Below 300 kB, or WhatsApp would not show it. Runs during the build only; sharp is no dependency of the running site.
 * @throws Error when no quality brings it below that size.
 */
export async function drawSharePicture(key: MediaKey, title: string, line: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { file, region } = computeCrop(key);
  const picture = sharp(join(/* turbopackIgnore: true */ process.cwd(), 'public/media', file))
    .extract(region)
    .resize(width, height)
    .composite([{ input: await lettering(title, line) }]);
  for (const quality of qualities) {
    const drawn = await picture.clone().jpeg({ quality }).toBuffer();
    if (drawn.byteLength < maxBytes) return drawn;
  }
  throw new Error(`The preview picture of "${title}" is larger than ${maxBytes} bytes`);
}
