import localFont from 'next/font/local';

/** Display face; only the Latin subset, which covers German, English and Spanish. */
export const cormorant = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  variable: '--font-cormorant',
  weight: '300 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

/** Text and controls. */
export const jost = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  variable: '--font-jost',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
