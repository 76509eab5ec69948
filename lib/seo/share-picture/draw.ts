import { join } from 'node:path';
import type { Font } from 'fontkit';
import { isEngraving } from '@/content/engravings';
import { crest, lettering as nameStrokes, strokesAsSvg } from '@/content/mark';
import { palette } from '@/content/palette';
import type { VisualKey } from '@/content/visual';
import { sharePictureFormat } from '../share-picture-address';
import { gold, night, pictureGround, plateBox, plateGround } from './ground';
import { fitLines, setLine } from './typeset';

const { width, height } = sharePictureFormat;
const margin = 72;
const maxBytes = 300_000;
const qualities = [82, 72, 60] as const;
const { text } = palette.dark;

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

const shade = `<defs>
<linearGradient id="up" x1="0" y1="1" x2="0" y2="0">
<stop offset="0" stop-color="${night}" stop-opacity="0.94"/>
<stop offset="0.5" stop-color="${night}" stop-opacity="0.52"/>
<stop offset="1" stop-color="${night}" stop-opacity="0"/>
</linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${night}" stop-opacity="0.6"/>
<stop offset="0.3" stop-color="${night}" stop-opacity="0"/>
</linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#up)"/>
<rect width="${width}" height="${height}" fill="url(#down)"/>`;

/** Shade, mark and title as one drawing to lay over the ground; `beside` a plate the title is narrower and needs no shade. */
async function lettering(title: string, line: string, beside: boolean): Promise<Buffer> {
  const [display, sans] = await Promise.all([loadFont('display'), loadFont('sans')]);
  const measure = (beside ? plateBox.left + 40 : width - margin - 96) - margin;
  const { lines, size } = fitLines(title, measure, beside ? 4 : 3, display, [86, 78, 70, 62, 54, 46]);
  const leading = Math.round(size * 1.08);
  const lowest = height - margin - 50;
  const first = lowest - (lines.length - 1) * leading;
  const colours = { text, accent: gold };
  const claim = setLine(line, { font: sans, size: 22, tracking: 1.6 });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${beside ? '' : shade}
<g transform="translate(${margin} ${margin - 22})">${strokesAsSvg(crest, colours)}</g>
<g transform="translate(${margin + 82} ${margin - 14}) scale(1.3)">${strokesAsSvg(nameStrokes, colours)}</g>
<rect x="${margin}" y="${first - size - 6}" width="48" height="2" fill="${gold}"/>
${lines.map((words, index) => at(margin, first + index * leading, text, setLine(words, { font: display, size }).paths)).join('\n')}
${at(margin, height - margin + 8, gold, claim.paths)}
</svg>`);
}

/**
 * A preview picture of 1200 × 630 px as JPEG: the page's picture or plate, its title and the house's mark. `line` stands
 * small at the foot. Below 300 kB, or WhatsApp would not show it. Runs during the build only; sharp is no dependency of the running site.
 * @throws Error when no quality brings it below that size.
 */
export async function drawSharePicture(cover: VisualKey, title: string, line: string): Promise<Buffer> {
  const beside = isEngraving(cover);
  const ground = await (isEngraving(cover) ? plateGround(cover) : pictureGround(cover));
  const picture = ground.composite([{ input: await lettering(title, line, beside) }]);
  for (const quality of qualities) {
    const drawn = await picture.clone().jpeg({ quality }).toBuffer();
    if (drawn.byteLength < maxBytes) return drawn;
  }
  throw new Error(`The preview picture of "${title}" is larger than ${maxBytes} bytes`);
}
