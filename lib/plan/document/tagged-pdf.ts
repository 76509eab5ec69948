import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { type Box, type Canvas, createCanvas } from './pdf-canvas';
import { type Align, type Face, faces, inks, margin } from './pdf-faces';
import { printable } from './printable';

/** The faces as TrueType with the letters of all European languages; a subset of the site's web font would not do. */
export type PdfFonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };

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

  /** Sets a face; returns the text without letters that it does not have. */
  private print(text: string, { font, size, colour }: Face): string {
    this.doc.font(font).fontSize(size).fillColor(colour);
    return printable(text, this.has);
  }

  /** Writes text at the current height, inside of a structure element. */
  write(text: string, face: Face, x: number, width: number, align: Align = 'left'): void {
    this.doc.text(this.print(text, face), x, this.doc.y, { width, align, lineGap: 2 });
  }

  height(text: string, face: Face, width: number): number {
    return this.doc.heightOfString(this.print(text, face), { width, lineGap: 2 });
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
        .strokeColor(kind === 'heading' ? inks.accent : inks.hair)
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
        doc.strokeColor(inks[colour]).lineWidth(line).path(d).stroke();
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
            .strokeColor(inks.hair)
            .lineWidth(0.5)
            .rect(inset, inset, width - 2 * inset, height - 2 * inset - 30)
            .stroke();
        }
      });
    }
  }

  /** A picture with its alternative text (ISO 14289-1, 7.3: a figure has `Alt` and a bounding box). */
  figure(alt: string, { x, y, width, height }: Box, draw: (canvas: Canvas) => void): void {
    const bbox = [x, y, x + width, y + height];
    const drawClipped = () => {
      this.doc.save().rect(x, y, width, height).clip();
      draw(createCanvas(this.doc, (text, face) => this.print(text, face)));
      this.doc.restore();
    };
    this.add(this.element('Figure', [drawClipped], { alt, bbox }));
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
      const label = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count));
      const lines = footer.split('\n');
      const top = doc.page.height - 44 - (lines.length - 1) * 11;
      for (const [line, text] of lines.entries()) {
        doc.text(this.print(text, faces.small), margin, top + line * 11, {
          width: this.width - 90,
          lineBreak: false,
        });
      }
      const y = doc.page.height - 44;
      doc.text(this.print(label, faces.small), margin + this.width - 90, y, { width: 90, align: 'right' });
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
