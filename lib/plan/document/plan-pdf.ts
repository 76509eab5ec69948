import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { palette } from '@/content/palette';
import type { PlanPrice } from '@/lib/plan/describe-price';
import type { PlanDocument } from './plan-document';
import { printable } from './printable';

/** The faces as TrueType with the letters of all European languages; a subset of the site's web font would not do. */
export type PdfFonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };

/** A4 in points, with a margin of 20 mm. */
const margin = 56.7;
const { text: ink, muted: soft, accent: gold } = palette.light;
const termWidth = 140;

type Face = { readonly font: 'regular' | 'bold'; readonly size: number; readonly colour: string };

const faces = {
  brand: { font: 'bold', size: 11, colour: gold },
  title: { font: 'regular', size: 30, colour: ink },
  heading: { font: 'bold', size: 13, colour: ink },
  body: { font: 'regular', size: 10, colour: ink },
  term: { font: 'regular', size: 10, colour: soft },
  small: { font: 'regular', size: 8.5, colour: soft },
  total: { font: 'bold', size: 12, colour: ink },
} as const satisfies Record<string, Face>;

type Cell = { readonly text: string; readonly face: Face; readonly note?: string | undefined };

/** Writes tagged content (PDF/UA-1, ISO 14289-1) from top to bottom; every mark is in the structure or an artifact. */
class Writer {
  private readonly doc: PDFDocument;
  private readonly root: ReturnType<PDFDocument['struct']>;
  private readonly has: (codePoint: number) => boolean;
  private readonly inner: number;

  constructor(plan: PlanDocument, fonts: PdfFonts, created: Date) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, right: margin, bottom: margin + 16, left: margin },
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: plan.language,
      displayTitle: true,
      bufferPages: true,
      font: null,
      info: {
        Title: xmpText(plan.title),
        Author: xmpText(plan.brand),
        CreationDate: created,
        ModDate: created,
      },
    });
    this.doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    const font = create(fonts.regular as Parameters<typeof create>[0]);
    this.has = (code) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code);
    this.inner = this.doc.page.width - 2 * margin;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  private use({ font, size, colour }: Face): void {
    this.doc.font(font).fontSize(size).fillColor(colour);
  }

  private write(text: string, face: Face, x: number, width: number, align: 'left' | 'right' = 'left'): void {
    this.use(face);
    this.doc.text(printable(text, this.has), x, this.doc.y, { width, align, lineGap: 2 });
  }

  private height(text: string, face: Face, width: number): number {
    this.use(face);
    return this.doc.heightOfString(printable(text, this.has), { width, lineGap: 2 });
  }

  private get bottom(): number {
    return this.doc.page.height - this.doc.page.margins.bottom;
  }

  /** A new page when less than `points` are left. */
  private reserve(points: number): void {
    if (this.doc.y + Math.min(points, 500) > this.bottom) this.doc.addPage();
  }

  space(points: number): void {
    this.doc.y += points;
  }

  rule(): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .strokeColor(gold)
      .lineWidth(0.5)
      .moveTo(margin, doc.y)
      .lineTo(margin + this.inner, doc.y)
      .stroke();
    doc.endMarkedContent();
    this.space(8);
  }

  block(tag: 'H1' | 'H2' | 'P', text: string, face: Face): void {
    this.reserve(tag === 'H2' ? 60 : this.height(text, face, this.inner));
    this.root.add(this.doc.struct(tag, () => this.write(text, face, margin, this.inner)));
  }

  /** Entries of two columns: a term and what belongs to it, or a name and an amount at the right edge. */
  list(
    entries: readonly { readonly term: Cell; readonly values: readonly Cell[]; readonly amount?: true }[],
  ): void {
    const { doc } = this;
    const list = doc.struct('L');
    this.root.add(list);
    for (const { term, values, amount } of entries) {
      const left = amount ? this.inner - 110 : termWidth - 12;
      const right = this.inner - left - 12;
      const x = margin + left + 12;
      const heights = values.map(
        ({ text, face, note }) =>
          this.height(text, face, right) + (note ? this.height(note, faces.small, right) : 0),
      );
      const noteHeight = term.note ? this.height(term.note, faces.small, left) : 0;
      const termHeight = this.height(term.text, term.face, left) + noteHeight;
      this.reserve(Math.max(termHeight, heights[0] ?? 0));
      const item = doc.struct('LI');
      list.add(item);
      const top = doc.y;
      item.add(
        doc.struct('Lbl', () => {
          this.write(term.text, term.face, margin, left);
          if (term.note) this.write(term.note, faces.small, margin, left);
        }),
      );
      doc.y = top;
      item.add(
        doc.struct('LBody', () => {
          for (const [index, value] of values.entries()) {
            if (index > 0) this.reserve(heights[index] ?? 0);
            this.write(value.text, value.face, x, right, amount ? 'right' : 'left');
            if (value.note) this.write(value.note, faces.small, x, right);
          }
        }),
      );
      item.end();
      // On a page of its own the term no longer counts.
      if (doc.y > top) doc.y = Math.max(doc.y, top + termHeight);
      this.space(4);
    }
    list.end();
  }

  /** Brand and page number on every page, outside of the structure. */
  private footers(footer: string, pageLabel: string): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      this.use(faces.small);
      const y = doc.page.height - 44;
      const label = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count));
      doc.text(printable(footer, this.has), margin, y, { width: this.inner - 90, lineBreak: false });
      doc.text(printable(label, this.has), margin + this.inner - 90, y, { width: 90, align: 'right' });
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

/** pdfkit writes titles into XML without escaping them. */
const xmpText = (text: string) => text.replace(/[<>&]/g, ' ');

function writePrice(writer: Writer, price: PlanPrice): void {
  writer.space(14);
  writer.block('H2', price.heading, faces.heading);
  writer.rule();
  const amount = (term: string, text: string, face: Face, note?: string) =>
    ({ term: { text: term, face, note }, values: [{ text, face }], amount: true }) as const;
  writer.list([
    ...price.lines.map((line) => amount(line.name, line.amount, faces.body, line.detail)),
    amount(price.total.term, price.total.text, faces.total, price.basis || undefined),
    ...price.sums.map(({ term, text }) => amount(term, text, faces.term)),
  ]);
}

/** The plan as a tagged PDF file (A4). Loads the library that writes it; never import this but lazily. */
export async function planPdf(
  plan: PlanDocument,
  fonts: PdfFonts,
  created: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new Writer(plan, fonts, created);
  writer.block('P', plan.brand, faces.brand);
  writer.space(18);
  writer.block('H1', plan.title, faces.title);
  writer.block('P', `${plan.lead} · ${plan.date}`, faces.term);
  for (const { title, rows } of plan.sections) {
    writer.space(14);
    writer.block('H2', title, faces.heading);
    writer.rule();
    writer.list(
      rows.map(({ label, values }) => ({
        term: { text: label, face: faces.term },
        values: values.map(({ text, note }) => ({ text, note, face: faces.body })),
      })),
    );
  }
  if (plan.price) writePrice(writer, plan.price);
  writer.space(14);
  for (const note of plan.notes) {
    writer.block('P', note, faces.small);
    writer.space(3);
  }
  return writer.finish(plan.footer, plan.pageLabel);
}
