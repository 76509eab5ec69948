import type PDFDocument from 'pdfkit';
import type { Face } from './pdf-faces';

/** Where a picture stands on its page, in points from the upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** An outline as SVG path data, put at `x`, `y` and enlarged by `scale`; `width` of its line and `dash` in points. */
type Outline = {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly line?: string | undefined;
  readonly fill?: string | undefined;
  readonly width: number;
  readonly dash?: number | undefined;
};

/** What draws inside of a figure. */
export type Canvas = {
  readonly path: (outline: Outline) => void;
  /** One line of text, centred on a point. */
  readonly label: (text: string, face: Face, x: number, y: number) => void;
  /** A PNG without transparency. */
  readonly image: (png: Uint8Array, box: Box) => void;
  /** Text centred in a box, as much of it as fits. */
  readonly caption: (text: string, face: Face, box: Box) => void;
};

/** Draws on the current page; `print` sets a face and leaves out letters that it does not have. */
export const createCanvas = (doc: PDFDocument, print: (text: string, face: Face) => string): Canvas => ({
  path: ({ d, x, y, scale, line, fill, width, dash }) => {
    doc
      .save()
      .translate(x, y)
      .scale(scale)
      .path(d)
      .lineWidth(width / scale)
      .lineJoin('round');
    if (dash) doc.dash(dash / scale);
    if (line && fill) doc.fillAndStroke(fill, line);
    else if (fill) doc.fill(fill);
    else doc.stroke(line);
    doc.restore();
  },
  label: (text, face, x, y) => {
    const shown = print(text, face);
    const [width, height] = [doc.widthOfString(shown), doc.currentLineHeight()];
    doc.text(shown, x - width / 2, y - height / 2, { lineBreak: false });
  },
  image: (png, { x, y, width, height }) => {
    doc.image(png, x, y, { width, height });
  },
  caption: (text, face, { x, y, width, height }) => {
    doc.text(print(text, face), x, y, { width, height, align: 'center', ellipsis: true });
  },
});
