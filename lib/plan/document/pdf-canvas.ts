import type PDFDocument from 'pdfkit';
import type { Face } from './pdf-faces';

/** Where a picture stands on its page, in points from the upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What draws inside of a figure. */
export type Canvas = {
  /** A PNG without transparency. */
  readonly image: (png: Uint8Array, box: Box) => void;
  /** Text centred in a box, as much of it as fits. */
  readonly caption: (text: string, face: Face, box: Box) => void;
};

/** Draws on the current page; `print` sets a face and leaves out letters that it does not have. */
export const createCanvas = (doc: PDFDocument, print: (text: string, face: Face) => string): Canvas => ({
  image: (png, { x, y, width, height }) => {
    doc.image(png, x, y, { width, height });
  },
  caption: (text, face, { x, y, width, height }) => {
    doc.text(print(text, face), x, y, { width, height, align: 'center', ellipsis: true });
  },
});
