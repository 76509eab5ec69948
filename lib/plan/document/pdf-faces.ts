import { palette } from '@/content/palette';

/** A4 in points, with a margin of 20 mm. */
export const margin = 56.7;
const { text, muted, accent } = palette.light;

/** Colours of the documents, which are always on paper; `hair` for lines between the rows of a table. */
export const inks = { text, muted, accent, hair: '#d3cdbf' } as const;

export type Face = { readonly font: 'regular' | 'bold'; readonly size: number; readonly colour: string };

export const faces = {
  brand: { font: 'bold', size: 11, colour: accent },
  title: { font: 'regular', size: 30, colour: text },
  heading: { font: 'bold', size: 13, colour: text },
  body: { font: 'regular', size: 10, colour: text },
  term: { font: 'regular', size: 10, colour: muted },
  column: { font: 'bold', size: 8.5, colour: muted },
  small: { font: 'regular', size: 8.5, colour: muted },
  strong: { font: 'bold', size: 10, colour: text },
  total: { font: 'bold', size: 12, colour: text },
  course: { font: 'bold', size: 8.5, colour: accent },
  dish: { font: 'regular', size: 12.5, colour: text },
  soft: { font: 'regular', size: 12.5, colour: muted },
} as const satisfies Record<string, Face>;

export type Align = 'left' | 'right' | 'center';
