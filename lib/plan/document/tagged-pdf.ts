import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { palette } from '@/content/palette';
import { printable } from './printable';

/** The faces as TrueType with the letters of all European languages; a subset of the site's web font would not do. */
export type PdfFonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };

/** A4 in points, with a margin of 20 mm. */
export const margin = 56.7;
const { text: ink, muted: soft, accent: gold } = palette.light;
/** Hairlines between the lines of a table. */
const hair = '#d3cdbf';

export type Face = { readonly font: 'regular' | 'bold'; readonly size: number; readonly colour: string };

export const faces = {
  brand: { font: 'bold', size: 11, colour: gold },
  title: { font: 'regular', size: 30, colour: ink },
  heading: { font: 'bold', size: 13, colour: ink },
  body: { font: 'regular', size: 10, colour: ink },
  term: { font: 'regular', size: 10, colour: soft },
  column: { font: 'bold', size: 8.5, colour: soft },
  small: { font: 'regular', size: 8.5, colour: soft },
  fact: { font: 'regular', size: 8.5, colour: ink },
  strong: { font: 'bold', size: 10, colour: ink },
  total: { font: 'bold', size: 12, colour: ink },
  course: { font: 'bold', size: 8.5, colour: gold },
  dish: { font: 'regular', size: 12.5, colour: ink },
  soft: { font: 'regular', size: 12.5, colour: soft },
} as const satisfies Record<string, Face>;

export type Align = 'left' | 'right' | 'center';

/** A line of the house's mark; see `content/mark.ts`. */
type Stroke = { readonly d: string; readonly width: number; readonly ink: 'text' | 'accent' };
type Struct = ReturnType<PDFDocument['struct']>;
export type Element = Parameters<Struct['add']>[0];

export type PdfAbout = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly created: Date;
};

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

/** pdfkit writes titles into XML without escaping them. */
const xmpText = (text: string) => text.replace(/[<>&]/g, ' ');

/**
 * Writes tagged content (PDF/UA-1, ISO 14289-1) from top to bottom; every mark is in the structure or an artifact.
 * Lists and tables are built on it in files of their own.
 */
export class TaggedPdf {
  private readonly doc: PDFDocument;
  private readonly root: Struct;
  private readonly has: (codePoint: number) => boolean;

  constructor({ title, author, language, created }: PdfAbout, fonts: PdfFonts) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, right: margin, bottom: margin + 16, left: margin },
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      font: null,
      info: { Title: xmpText(title), Author: xmpText(author), CreationDate: created, ModDate: created },
    });
    this.doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    const font = create(fonts.regular as Parameters<typeof create>[0]);
    this.has = (code) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Between the margins of the current page. */
  get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  /** Distance from the top of the page. */
  get y(): number {
    return this.doc.y;
  }
  set y(points: number) {
    this.doc.y = points;
  }

  private use({ font, size, colour }: Face): void {
    this.doc.font(font).fontSize(size).fillColor(colour);
  }

  /** Writes text at the current height, inside of a structure element. */
  write(text: string, face: Face, x: number, width: number, align: Align = 'left'): void {
    this.use(face);
    this.doc.text(printable(text, this.has), x, this.doc.y, { width, align, lineGap: 2 });
  }

  height(text: string, face: Face, width: number): number {
    this.use(face);
    return this.doc.heightOfString(printable(text, this.has), { width, lineGap: 2 });
  }

  /** A new page when less than `points` are left; true when there was one. */
  reserve(points: number): boolean {
    const bottom = this.doc.page.height - this.doc.page.margins.bottom;
    if (this.doc.y + Math.min(points, 500) <= bottom) return false;
    this.doc.addPage();
    return true;
  }

  space(points: number): void {
    this.doc.y += points;
  }

  /** What is no content of its own: a repeated head, a line. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A line across the page: gold below a heading, fainter between rows. */
  rule(kind: 'heading' | 'row' = 'heading', gap = 8): void {
    const { doc, width } = this;
    this.artifact(() =>
      doc
        .strokeColor(kind === 'heading' ? gold : hair)
        .lineWidth(0.5)
        .moveTo(margin, doc.y)
        .lineTo(margin + width, doc.y)
        .stroke(),
    );
    this.space(gap);
  }

  /** An element of the structure. With children (others, or what writes its content) it is finished at once. */
  element(
    tag: string,
    children?: readonly Element[],
    options: Readonly<Record<string, unknown>> = {},
  ): Struct {
    return this.doc.struct(tag, options, children);
  }

  add(element: Element): void {
    this.root.add(element);
  }

  block(tag: 'H1' | 'H2' | 'P', text: string, face: Face, align: Align = 'left'): void {
    this.reserve(tag === 'H2' ? 60 : this.height(text, face, this.width));
    this.add(this.element(tag, [() => this.write(text, face, margin, this.width, align)]));
  }

  newPage(): void {
    this.doc.addPage();
  }

  /** Draws strokes on the middle axis, `width` points wide of a drawing `viewWidth` wide; decoration. */
  drawing(strokes: readonly Stroke[], viewWidth: number, width: number): void {
    const { doc } = this;
    this.artifact(() => {
      doc
        .save()
        .translate((doc.page.width - width) / 2, doc.y)
        .scale(width / viewWidth)
        .lineCap('round');
      for (const { d, width: line, ink: colour } of strokes) {
        doc
          .strokeColor(colour === 'text' ? ink : gold)
          .lineWidth(line)
          .path(d)
          .stroke();
      }
      doc.restore();
    });
  }

  /** A double hairline around every page so far, as on the house's menu cards; decoration. */
  framePages(): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      const { width, height } = doc.page;
      this.artifact(() => {
        for (const inset of [26, 31]) {
          doc
            .strokeColor(hair)
            .lineWidth(0.5)
            .rect(inset, inset, width - 2 * inset, height - 2 * inset - 30)
            .stroke();
        }
      });
    }
  }

  /** The same at a place of its own, on a page that is laid out by hand. */
  blockAt(tag: 'H2' | 'P', text: string, face: Face, x: number, width: number): void {
    this.add(this.element(tag, [() => this.write(text, face, x, width)]));
  }

  /** A new page on its side, with narrow margins, for what is drawn to scale. */
  sheet(size: 'A4' | 'A3'): { readonly width: number; readonly margin: number } {
    this.doc.addPage({ size, layout: 'landscape', margin: 24 });
    return { width: this.doc.page.width, margin };
  }

  /** A picture with its alternative text (ISO 14289-1, 7.3: a figure has `Alt` and a bounding box). */
  figure(alt: string, { x, y, width, height }: Box, draw: (canvas: Canvas) => void): void {
    const bbox = [x, y, x + width, y + height];
    const drawClipped = () => {
      this.doc.save().rect(x, y, width, height).clip();
      draw(this.canvas());
      this.doc.restore();
    };
    this.add(this.element('Figure', [drawClipped], { alt, bbox }));
  }

  private canvas(): Canvas {
    const { doc } = this;
    return {
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
        this.use(face);
        const shown = printable(text, this.has);
        const [width, height] = [doc.widthOfString(shown), doc.currentLineHeight()];
        doc.text(shown, x - width / 2, y - height / 2, { lineBreak: false });
      },
      image: (png, { x, y, width, height }) => {
        doc.image(png, x, y, { width, height });
      },
      caption: (text, face, { x, y, width, height }) => {
        this.use(face);
        doc.text(printable(text, this.has), x, y, { width, height, align: 'center', ellipsis: true });
      },
    };
  }

  /** A heading with its rule, never alone at the foot of a page; a table brings a rule of its own. */
  heading(text: string, below: 'list' | 'table' = 'list'): void {
    this.space(14);
    this.reserve(90);
    this.block('H2', text, faces.heading);
    if (below === 'list') this.rule();
    else this.space(2);
  }

  /** Foot and page number (`{page}` of `{pages}`) on every page, outside of the structure. */
  private footers(footer: string, pageLabel: string): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      this.use(faces.small);
      const label = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count));
      const lines = footer.split('\n');
      const top = doc.page.height - 44 - (lines.length - 1) * 11;
      for (const [line, text] of lines.entries()) {
        doc.text(printable(text, this.has), margin, top + line * 11, {
          width: this.width - 90,
          lineBreak: false,
        });
      }
      const y = doc.page.height - 44;
      doc.text(printable(label, this.has), margin + this.width - 90, y, { width: 90, align: 'right' });
      doc.endMarkedContent();
    }
  }

  async finish(footer: string, pageLabel: string): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    this.footers(footer, pageLabel);
    const bytes = toBytes(this.doc);
    this.doc.end();
    return bytes;
  }
}
