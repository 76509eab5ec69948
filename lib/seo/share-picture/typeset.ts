import type { Font } from 'fontkit';

/** A line of text as SVG path elements with its left edge at x = 0 and its baseline at y = 0. */
export type SetLine = { readonly paths: string; readonly width: number };

type Style = {
  readonly font: Font;
  /** Height of the em in px. */
  readonly size: number;
  /** Extra space after each letter in px. */
  readonly tracking?: number;
};

/** Figures of one height, as on the pages. */
const features = { kern: true, liga: true, lnum: true };

const rounded = (value: number) => value.toFixed(2);

/** Sets one line: with shaping and kerning from the font itself, so that no system font is ever needed. */
export function setLine(text: string, { font, size, tracking = 0 }: Style): SetLine {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, features);
  let x = 0;
  let paths = '';
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    const outline = glyph.path.toSVG();
    if (outline !== '') {
      const left = rounded(x + (position?.xOffset ?? 0) * scale);
      paths += `<path transform="translate(${left} 0) scale(${scale} ${-scale})" d="${outline}"/>`;
    }
    x += (position?.xAdvance ?? 0) * scale + tracking;
  });
  return { paths, width: x - tracking };
}

/** Breaks a text between words so that no line is wider than `width` px, and of nearly equal lengths. */
function breakLines(text: string, width: number, style: Style): readonly string[] {
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const current = lines.at(-1);
      const longer = current === undefined ? word : `${current} ${word}`;
      if (current !== undefined && setLine(longer, style).width <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const greedy = fill(width);
  const total = setLine(text, style).width;
  // The narrowest measure that needs no more lines: no single word is left over on the last one.
  for (let limit = total / greedy.length; limit < width; limit += 20) {
    const balanced = fill(limit);
    const fits = balanced.every((line) => setLine(line, style).width <= width);
    if (balanced.length === greedy.length && fits) return balanced;
  }
  return greedy;
}

/** The largest of the given sizes at which a text fits into a number of lines; else the smallest. */
export function fitLines(
  text: string,
  width: number,
  max: number,
  font: Font,
  sizes: readonly number[],
): { readonly lines: readonly string[]; readonly size: number } {
  for (const size of sizes) {
    const lines = breakLines(text, width, { font, size });
    if (lines.length <= max) return { lines, size };
  }
  const size = sizes.at(-1) ?? 40;
  return { lines: breakLines(text, width, { font, size }), size };
}
