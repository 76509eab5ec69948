import localFont from 'next/font/local';

/**
 * Display face, in the one weight of headings and with the characters of German, English and Spanish: a file that
 * `scripts/fonts.py` makes from the package's, small enough for the first screen. It serves every weight that is asked for.
 */
export const cormorant = localFont({
  src: './fonts/cormorant.woff2',
  variable: '--font-cormorant',
  weight: '300 700',
  display: 'swap',
  adjustFontFallback: false,
});

/** Text and controls: 400 to 600, the same characters. */
export const jost = localFont({
  src: './fonts/jost.woff2',
  variable: '--font-jost',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
});

/** Whatever the small file lacks, such as a guest's Danish name; fetched when it turns up. */
export const cormorantRest = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  variable: '--font-cormorant-rest',
  weight: '300 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-0323, U+2000-2215' }],
});

/** As above, for text. */
export const jostRest = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  variable: '--font-jost-rest',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-0323, U+2000-2215' }],
});
