/**
 * The house's mark as drawing: a roof above the shoreline and its reflection on three waterlines, and the name in capitals
 * whose crossbars are waterlines too. Strokes without fill, in units of the view boxes.
 */
type Stroke = { readonly d: string; readonly width: number; readonly ink: 'text' | 'accent' };

/** The crest, 64 × 64. */
export const crest: readonly Stroke[] = [
  { d: 'M11 31C18 27 26 18.5 32 7C38 18.5 46 27 53 31', width: 3, ink: 'text' },
  { d: 'M32 20.5V30', width: 3, ink: 'accent' },
  { d: 'M3 37.5C12.5 34 21 40.5 32 37.5S51.5 34 61 37.5', width: 3, ink: 'text' },
  { d: 'M12 45.5C18.5 43 24.5 48 32 45.5S45.5 43 52 45.5', width: 2.6, ink: 'accent' },
  { d: 'M20.5 52.5C24.5 51 28 54 32 52.5S39.5 51 43.5 52.5', width: 2.3, ink: 'accent' },
  { d: 'M27.5 58.5C29 58 30.5 59 32 58.5S35 58 36.5 58.5', width: 2, ink: 'accent' },
];

/** The name in capitals over one waterline, 164 × 38. */
export const lettering: readonly Stroke[] = [
  {
    d: 'M15.1 5.6C13.3 2.4 10.8 1.2 8.1 1.2C4.3 1.2 1.7 3.5 1.7 6.9C1.7 14.6 15.5 12 15.5 20.6C15.5 24.4 12.4 26.8 8.4 26.8C4.9 26.8 2.3 25.2 1.1 22.2',
    width: 2.2,
    ink: 'text',
  },
  ...[27, 51].map(
    (x): Stroke => ({
      d: `M${x} 1.3V26.7M${x} 1.7C${x + 4} .6 ${x + 8} 2.8 ${x + 13} 1.7M${x} 14C${x + 3.5} 12.9 ${x + 7} 15.1 ${x + 11} 14M${x} 26.3C${x + 4} 25.2 ${x + 8.5} 27.4 ${x + 13.8} 26.3`,
      width: 2.2,
      ink: 'text',
    }),
  ),
  {
    d: 'M94.6 5.6C92.6 2.7 89.7 1.2 86.5 1.2C79.9 1.2 75.2 6.6 75.2 14C75.2 21.4 79.9 26.8 86.5 26.8C90 26.8 93 25.6 95.2 23.4V15C92.6 14.1 90.2 15.9 87.3 15',
    width: 2.2,
    ink: 'text',
  },
  { d: 'M107.4 1.3V17C107.4 23.2 111.2 26.8 116.6 26.8S125.8 23.2 125.8 17V1.3', width: 2.2, ink: 'text' },
  { d: 'M137 1.7C142 .5 146 3 149.5 1.7S157 .5 162 1.7M149.5 1.7V26.7', width: 2.2, ink: 'text' },
  { d: 'M1 36C21 34.2 34 37.8 54 36S88 34.2 109 36S143 37.8 162.5 36', width: 1.2, ink: 'accent' },
];

/** The strokes as SVG elements, for drawings that are made as text. */
export const strokesAsSvg = (strokes: readonly Stroke[], colours: Readonly<Record<Stroke['ink'], string>>) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes
    .map(({ d, width, ink }) => `<path stroke="${colours[ink]}" stroke-width="${width}" d="${d}"/>`)
    .join('')}</g>`;
