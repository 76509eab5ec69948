import localFont from 'next/font/local';

/**
 * Display face, in the one weight of headings and with the characters of German, English and Spanish: a file that
 * `scripts/fonts.py` makes from the package's, small enough for the first screen. It serves every weight that is asked for.
 * Until it arrives a stand-in of the same width and height serves (`app/fonts/fallbacks.css`), so that no text jumps.
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

/** Only what the small file lacks, such as a guest's Danish name; fetched when it turns up. */
export const cormorantRest = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  variable: '--font-cormorant-rest',
  weight: '300 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2-00A6, U+00A8, U+00AC, U+00AE-00B1, U+00B3-00B6, U+00B8-00B9, U+00BC-00BE, U+00C0, U+00C2-00C3, U+00C5-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D5, U+00D8-00D9, U+00DB, U+00DD-00DE, U+00E3, U+00E5-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0131, U+0152, U+02BB-02DC, U+0300-0323, U+2002, U+2022, U+2032-203A, U+2044, U+2122, U+2191-2193, U+2215',
    },
  ],
});

/** The same for the text face. */
export const jostRest = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  variable: '--font-jost-rest',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2-00A6, U+00A8, U+00AC, U+00AE-00B1, U+00B3-00B6, U+00B8-00B9, U+00BC-00BE, U+00C0, U+00C2-00C3, U+00C5-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D5, U+00D8-00D9, U+00DB, U+00DD-00DE, U+00E3, U+00E5-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0131, U+0152, U+02BB-02DC, U+0300-0323, U+2002, U+2022, U+2032-203A, U+2044, U+2122, U+2191-2193, U+2215',
    },
  ],
});
