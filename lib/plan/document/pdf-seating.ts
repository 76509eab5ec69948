import type { Locale } from '@/content/locales';
import { palette } from '@/content/palette';
import { formatMetres } from '@/lib/i18n/format';
import { drawArrangement } from '@/lib/seating/draw-arrangement';
import type { Drawing, Role, TextRole } from '@/lib/seating/drawing';
import { arrangeStored, type PlannedSeating } from '@/lib/seating/planned-seating';
import { svgPaths } from '@/lib/seating/svg-paths';
import type { Canvas } from './pdf-canvas';
import { faces } from './pdf-faces';
import type { TaggedPdf } from './tagged-pdf';

/** Points on paper per centimetre of the room at 1:100. */
const scale = 72 / 2.54 / 100;
const { text: ink, muted, accent } = palette.light;
const water = '#3f6f7c';

type Stroke = {
  readonly line?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly dash?: number;
};

/** The lines of `seating.css` on paper; widths in points. */
const strokes: Readonly<Record<Role, Stroke>> = {
  way: { fill: '#f3ecdd' },
  wall: { line: ink, fill: '#7b8280' },
  glass: { line: water },
  water: { line: water },
  edge: { line: ink },
  fixed: { line: ink, fill: '#ffffff' },
  table: { line: ink, fill: '#ffffff', width: 0.8 },
  moved: { line: accent, fill: '#ffffff', dash: 3 },
  chair: { line: '#4a5351' },
  person: { line: '#4a5351' },
  dance: { line: accent },
  hatch: { line: '#ddd0b4', width: 0.4 },
  overhead: { line: muted, dash: 1.6 },
  dimension: { line: muted },
};

/** Sizes of type in points. */
const textSizes: Readonly<Record<TextRole, number>> = {
  label: 10,
  strip: 10,
  seats: 13,
  measure: 8.5,
  'measure-strip': 8.5,
};

function drawSheet(canvas: Canvas, drawing: Drawing, x: number, y: number): void {
  const { paths, texts } = svgPaths(drawing);
  for (const { role, d } of paths) {
    const { line, fill, width = 0.55, dash } = strokes[role];
    canvas.path({ d, x, y, scale, line, fill, width, dash });
  }
  for (const { role, text, x: across, y: down } of texts) {
    const colour = role === 'seats' ? accent : role.startsWith('measure') ? muted : ink;
    canvas.label(
      text,
      { font: 'regular', size: textSizes[role], colour },
      x + across * scale,
      y + down * scale,
    );
  }
}

/**
 * The plan's room with its guests on a sheet of its own, to scale at 1:100 on A4, the meadow on A3; what the drawing
 * shows stands below it as a list.
 */
export function writeSeating(pdf: TaggedPdf, seating: PlannedSeating, locale: Locale): void {
  const arrangement = arrangeStored(seating.request);
  if (!arrangement) return;
  const metres = (length: number) => formatMetres(length, locale);
  const drawing = drawArrangement(arrangement, { ...seating.words, metres });
  const size = { width: drawing.width * 100 * scale, height: drawing.height * 100 * scale };
  const sheet = pdf.sheet(size.width > 800 || size.height > 450 ? 'A3' : 'A4');
  const left = (sheet.width - size.width) / 2;
  pdf.y = 24;
  pdf.blockAt('H2', seating.title, faces.heading, sheet.margin, sheet.width - 2 * sheet.margin);
  const top = pdf.y + 4;
  pdf.figure(seating.label, { x: left, y: top, ...size }, (canvas) => drawSheet(canvas, drawing, left, top));
  pdf.y = top + size.height + 6;
  writeFacts(pdf, seating, sheet);
}

const columns = 3;

function writeFacts(
  pdf: TaggedPdf,
  { rows, note }: PlannedSeating,
  sheet: { readonly width: number; readonly margin: number },
): void {
  const width = (sheet.width - 2 * sheet.margin) / columns;
  const list = pdf.element('L');
  pdf.add(list);
  const perColumn = Math.ceil(rows.length / columns);
  const start = pdf.y;
  let lowest = start;
  for (const [index, { term, text }] of rows.entries()) {
    if (index % perColumn === 0) pdf.y = start;
    const x = sheet.margin + Math.floor(index / perColumn) * width;
    const item = pdf.element('LI');
    list.add(item);
    const y = pdf.y;
    item.add(pdf.element('Lbl', [() => pdf.write(term, faces.small, x, 92)]));
    const below = pdf.y;
    pdf.y = y;
    item.add(pdf.element('LBody', [() => pdf.write(text, faces.fact, x + 96, width - 108)]));
    item.end();
    pdf.y = Math.max(below, pdf.y);
    lowest = Math.max(lowest, pdf.y);
  }
  list.end();
  pdf.y = lowest + 3;
  pdf.blockAt('P', note, faces.small, sheet.margin, sheet.width - 2 * sheet.margin);
}
