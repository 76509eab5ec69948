import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { PlanDocument, PlanRow } from './plan-document';

/** A4 in points, with a margin of 20 mm. */
const page = { width: 595.28, height: 841.89, margin: 56.7 } as const;
const inner = page.width - 2 * page.margin;
const ink = rgb(0.09, 0.13, 0.12);
const soft = rgb(0.33, 0.38, 0.36);
const gold = rgb(0.48, 0.36, 0.12);

type Style = { readonly font: PDFFont; readonly size: number; readonly colour: typeof ink };

/**
 * What the built-in fonts can print: they know Western European letters only. Others lose their accents, and signs
 * without a counterpart, such as emoji, are left out.
 */
export function printable(text: string, known: ReadonlySet<number>): string {
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC').replace(/[\u00A0\u2007\u2009\u202F]/g, ' '), (letter) => {
    if (letter === '\n' || has(letter)) return letter;
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(plain).every(has) ? plain : '';
  }).join('');
}

/** Breaks text into lines of at most `width` points; words longer than a line are cut. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (let word of paragraph.split(' ')) {
      if (line !== '' && widthOf(`${line} ${word}`) > width) {
        lines.push(line);
        line = '';
      }
      while (widthOf(word) > width && word.length > 1) {
        let end = word.length - 1;
        while (end > 1 && widthOf(word.slice(0, end)) > width) end--;
        lines.push(word.slice(0, end));
        word = word.slice(end);
      }
      line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

/** Writes from top to bottom and begins a new page when one is full. */
class Writer {
  private sheet: PDFPage;
  private y = page.height - page.margin;
  private readonly known: ReadonlySet<number>;

  constructor(
    private readonly file: PDFDocument,
    font: PDFFont,
  ) {
    this.known = new Set(font.getCharacterSet());
    this.sheet = file.addPage([page.width, page.height]);
  }

  space(points: number): void {
    this.y -= points;
  }

  rule(): void {
    this.room(12);
    const y = this.y - 7;
    this.sheet.drawLine({
      start: { x: page.margin, y },
      end: { x: page.width - page.margin, y },
      thickness: 0.5,
      color: gold,
    });
    this.y -= 13;
  }

  room(points: number): void {
    if (this.y - points > page.margin + 24) return;
    this.sheet = this.file.addPage([page.width, page.height]);
    this.y = page.height - page.margin;
  }

  text(text: string, style: Style): void {
    this.columns([{ text, style, x: 0, width: inner }]);
  }

  /** Columns of one row; `right` aligns with the right edge of the column. */
  columns(cells: readonly { text: string; style: Style; x: number; width: number; right?: boolean }[]): void {
    const rows = cells.map((cell) => {
      const measureWidth = (part: string) => cell.style.font.widthOfTextAtSize(part, cell.style.size);
      return {
        ...cell,
        measureWidth,
        lines: wrapped(printable(cell.text, this.known), cell.width, measureWidth),
      };
    });
    const leading = Math.max(...cells.map(({ style }) => style.size * 1.4));
    const most = Math.max(...rows.map(({ lines }) => lines.length));
    for (let index = 0; index < most; index++) {
      this.room(leading);
      this.y -= leading;
      for (const { lines, style, x, width, right, measureWidth } of rows) {
        const line = lines[index];
        if (!line) continue;
        const left = page.margin + x + (right ? width - measureWidth(line) : 0);
        this.sheet.drawText(line, {
          x: left,
          y: this.y,
          size: style.size,
          font: style.font,
          color: style.colour,
        });
      }
    }
  }

  footer(text: string, style: Style): void {
    const pages = this.file.getPages();
    pages.forEach((sheet, index) => {
      const line = `${printable(text, this.known)} · ${index + 1}/${pages.length}`;
      sheet.drawText(line, {
        x: page.margin,
        y: 34,
        size: style.size,
        font: style.font,
        color: style.colour,
      });
    });
  }
}

/** The plan as a PDF file (A4). Loads the library that writes it; never import this but lazily. */
export async function planPdf(plan: PlanDocument, created: Date): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  const serif = await file.embedFont(StandardFonts.TimesRoman);
  const sans = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  file.setTitle(plan.title, { showInWindowTitleBar: true });
  file.setLanguage(plan.language);
  file.setAuthor(plan.footer);
  file.setCreationDate(created);
  const body: Style = { font: sans, size: 10, colour: ink };
  const quiet: Style = { font: sans, size: 9, colour: soft };
  const heading: Style = { font: serif, size: 18, colour: ink };
  const writer = new Writer(file, sans);
  const term = 150;

  writer.text(plan.title, { font: serif, size: 32, colour: ink });
  writer.text(plan.lead, quiet);
  for (const { heading: title, rows } of plan.sections) {
    writer.space(16);
    writer.room(64);
    writer.text(title, heading);
    writer.rule();
    for (const entry of rows) {
      writer.columns([
        { text: entry.term, style: { ...body, colour: soft }, x: 0, width: term - 12 },
        { text: entry.text, style: body, x: term, width: inner - term },
      ]);
      writer.space(3);
    }
  }
  if (plan.price) {
    const amount = (entry: PlanRow, style: Style) =>
      writer.columns([
        { text: entry.term, style, x: 0, width: inner - 110 },
        { text: entry.text, style, x: inner - 100, width: 100, right: true },
      ]);
    writer.space(16);
    writer.room(64);
    writer.text(plan.price.heading, heading);
    writer.rule();
    for (const { name, detail, amount: text } of plan.price.lines)
      amount({ term: `${name}, ${detail}`, text }, body);
    writer.rule();
    amount(plan.price.total, { font: bold, size: 12, colour: ink });
    writer.text(plan.price.basis, quiet);
    for (const sum of plan.price.sums) amount(sum, quiet);
  }
  writer.space(16);
  for (const note of plan.notes) {
    writer.text(note, quiet);
    writer.space(2);
  }
  writer.footer(plan.footer, quiet);
  return new Uint8Array(await file.save());
}
