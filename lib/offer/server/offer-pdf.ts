import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces } from '@/lib/plan/document/pdf-faces';
import { writeList } from '@/lib/plan/document/pdf-list';
import { type TableRow, writeTable } from '@/lib/plan/document/pdf-table';
import { type PdfFonts, TaggedPdf } from '@/lib/plan/document/tagged-pdf';
import type { OfferDocument } from '../offer-document';

const readFont = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(
    await readFile(
      join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts/jost', file),
    ),
  );

/** Read once a process; a failure is not kept. */
let fonts: Promise<PdfFonts> | null = null;

function loadFonts(): Promise<PdfFonts> {
  fonts ??= Promise.all([
    readFont('400Regular/Jost_400Regular.ttf'),
    readFont('600SemiBold/Jost_600SemiBold.ttf'),
  ]).then(
    ([regular, bold]) => ({ regular, bold }),
    (error: unknown) => {
      fonts = null;
      throw error;
    },
  );
  return fonts;
}

const factEntries = (rows: readonly { readonly term: string; readonly text: string }[]) =>
  rows.map(({ term, text }) => ({
    term: { text: term, face: faces.term },
    values: [{ text, face: faces.body }],
  }));

function writeLines(pdf: TaggedPdf, { offer, headings, columns }: OfferDocument): void {
  const [item, quantity, unitPrice, vat, amount] = columns;
  pdf.heading(headings.lines, 'table');
  const rows = offer.lines.map(
    (line): TableRow => ({
      cells: [line.text, line.quantity, line.unitPrice, line.rates, line.amount],
      ...(line.note && { note: line.note }),
    }),
  );
  const discount = [...(offer.discount ? [offer.discount] : [])].map(
    ({ term, text }): TableRow => ({ cells: [term, '', '', '', text] }),
  );
  const total: TableRow = {
    cells: [`${offer.total.term} ${offer.basis}`, '', '', '', offer.total.text],
    face: faces.total,
    isTotal: true,
  };
  const deposit = [...(offer.deposit ? [offer.deposit] : [])].map(
    ({ term, text }): TableRow => ({ cells: [term, '', '', '', text], face: faces.term }),
  );
  writeTable(
    pdf,
    [
      { title: item, share: 0.4 },
      { title: quantity, share: 0.18 },
      { title: unitPrice, share: 0.14, align: 'right' },
      { title: vat, share: 0.13, align: 'right' },
      { title: amount, share: 0.15, align: 'right' },
    ],
    [...rows, ...discount, total, ...deposit],
  );
}

function writeTaxes(pdf: TaggedPdf, { offer, headings, taxColumns }: OfferDocument): void {
  pdf.heading(headings.taxes, 'table');
  const [rate, net, tax, gross] = taxColumns;
  writeTable(
    pdf,
    [
      { title: rate, share: 0.4 },
      { title: net, share: 0.2, align: 'right' },
      { title: tax, share: 0.2, align: 'right' },
      { title: gross, share: 0.2, align: 'right' },
    ],
    [
      ...offer.vat.map((share): TableRow => ({ cells: [share.rate, share.net, share.tax, share.gross] })),
      {
        cells: [offer.vatSum.rate, offer.vatSum.net, offer.vatSum.tax, offer.vatSum.gross],
        face: faces.strong,
        isTotal: true,
      },
    ],
  );
}

function writeDifferences(pdf: TaggedPdf, { offer, headings, kinds }: OfferDocument): void {
  if (offer.differences.length === 0) return;
  pdf.heading(headings.differences);
  writeList(pdf, factEntries(offer.differences.map(({ kind, text }) => ({ term: kinds[kind], text }))));
}

/**
 * The offer as a tagged PDF file (A4, PDF/UA-1).
 * @throws Error when the fonts cannot be read.
 */
export async function offerPdf(document: OfferDocument, created: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { title, lead, brand, date, customer, event, message, offer, headings, terms } = document;
  const about = { title: `${title} ${lead}`, author: brand, language: document.language, created };
  const pdf = new TaggedPdf(about, await loadFonts());
  pdf.block('P', brand, faces.brand);
  pdf.space(18);
  pdf.block('H1', title, faces.title);
  pdf.block('P', `${lead} · ${date}`, faces.term);
  if (customer) {
    pdf.heading(customer.title);
    writeList(pdf, factEntries(customer.rows));
  }
  pdf.heading(event);
  writeList(pdf, factEntries(offer.facts));
  if (message !== '') {
    pdf.space(10);
    for (const paragraph of message.split(/\n{2,}/)) {
      pdf.block('P', paragraph, faces.body);
      pdf.space(6);
    }
  }
  writeLines(pdf, document);
  writeTaxes(pdf, document);
  writeDifferences(pdf, document);
  // Together on one page.
  pdf.reserve(44 + terms.reduce((sum, text) => sum + pdf.height(text, faces.small, pdf.width) + 3, 0));
  pdf.heading(headings.terms);
  for (const sentence of terms) {
    pdf.block('P', sentence, faces.small);
    pdf.space(3);
  }
  return pdf.finish(document.footer, document.pageLabel);
}
