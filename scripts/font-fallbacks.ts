import { writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import cormorant from '@capsizecss/metrics/cormorant';
import georgia from '@capsizecss/metrics/georgia';
import jost from '@capsizecss/metrics/jost';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/**
 * Writes `app/fonts/fallbacks.css`: for each typeface one stand-in per system, drawn to the typeface's own width and
 * height, so that text keeps its lines when the typeface arrives late. Apple and Windows have Arial and Times New Roman,
 * Android has Roboto and Noto Serif, Linux has Liberation, whose metrics are those of Arial and Times New Roman, or DejaVu.
 * Run after an update of the typefaces: `npx tsx scripts/font-fallbacks.ts`.
 */
type Metrics = Parameters<typeof createFontStack>[0][number];
type Fallback = Metrics & { readonly locals: readonly string[] };

const withLocals = (metrics: Metrics, ...locals: string[]): Fallback => ({ ...metrics, locals });

/** Read from the fonts' own tables with `@capsizecss/unpack`; the collection has none that Linux ships. */
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, capHeight: 1493, xHeight: 1120 };
const dejaVuSans = { ...dejaVu, familyName: 'DejaVu Sans', category: 'sans-serif', xWidthAvg: 1041 };
const dejaVuSerif = { ...dejaVu, familyName: 'DejaVu Serif', category: 'serif', xWidthAvg: 1058 };

const faces = [
  [
    jost,
    [
      withLocals(arial, 'Arial', 'Liberation Sans', 'Arimo'),
      withLocals(roboto, 'Roboto'),
      withLocals(dejaVuSans, 'DejaVu Sans'),
    ],
  ],
  [
    cormorant,
    [
      withLocals(timesNewRoman, 'Times New Roman', 'Liberation Serif', 'Tinos'),
      withLocals(notoSerif, 'Noto Serif'),
      withLocals(georgia, 'Georgia'),
      withLocals(dejaVuSerif, 'DejaVu Serif'),
    ],
  ],
] as const;

const rules = faces.flatMap(([face, fallbacks]) =>
  fallbacks.map((fallback) => {
    const { fontFaces } = createFontStack([face, fallback], { fontFaceFormat: 'styleObject' });
    const [rule] = fontFaces;
    if (!rule) throw new Error(`No fallback for ${face.familyName}`);
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = rule['@font-face'];
    return `@font-face {
  font-family: "${face.familyName} ${fallback.locals[0]}";
  src: ${fallback.locals.map((name) => `local("${name}")`).join(', ')};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride ?? '0%'};
  size-adjust: ${sizeAdjust};
}`;
  }),
);

writeFileSync(
  new URL('../app/fonts/fallbacks.css', import.meta.url),
  `/* Written by scripts/font-fallbacks.ts. */\n${rules.join('\n\n')}\n`,
);
