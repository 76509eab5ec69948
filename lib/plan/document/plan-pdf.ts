import { defaultLocale, isLocale } from '@/content/locales';
import type { PlanSection } from '@/lib/plan/describe';
import type { PlanPrice } from '@/lib/plan/describe-price';
import { writeCard } from './pdf-card';
import { type Face, faces } from './pdf-faces';
import { writeList } from './pdf-list';
import { type PlateImages, writePlates } from './pdf-plates';
import { writeSeating } from './pdf-seating';
import type { PlanDocument } from './plan-document';
import { type PdfFonts, TaggedPdf } from './tagged-pdf';

function writePrice(pdf: TaggedPdf, price: PlanPrice): void {
  pdf.heading(price.heading);
  const amount = (term: string, text: string, face: Face, note?: string) =>
    ({ term: { text: term, face, note }, values: [{ text, face }], amount: true }) as const;
  writeList(pdf, [
    ...price.lines.map((line) => amount(line.name, line.amount, faces.body, line.detail)),
    amount(price.total.term, price.total.text, faces.total, price.basis || undefined),
    ...price.sums.map(({ term, text }) => amount(term, text, faces.term)),
  ]);
}

function writeSections(pdf: TaggedPdf, sections: readonly PlanSection[]): void {
  for (const { title, rows } of sections) {
    pdf.heading(title);
    writeList(
      pdf,
      rows.map(({ label, values }) => ({
        term: { text: label, face: faces.term },
        values: values.map(({ text, note }) => ({ text, note, face: faces.body })),
      })),
    );
  }
}

/**
 * The plan as a tagged PDF file (A4): the menu card, everything in words, other variants, how the guests sit.
 * `plates` are the engravings of its dishes. Loads the library that writes it; never import this but lazily.
 */
export async function planPdf(
  plan: PlanDocument,
  fonts: PdfFonts,
  created: Date,
  plates: PlateImages = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new TaggedPdf(
    { title: plan.title, author: plan.brand, language: plan.language, created },
    fonts,
  );
  if (plan.card) {
    writeCard(pdf, plan.card);
    pdf.newPage();
  }
  pdf.block('P', plan.brand, faces.brand);
  pdf.space(18);
  pdf.block('H1', plan.title, faces.title);
  pdf.block('P', `${plan.lead} · ${plan.date}`, faces.term);
  writePlates(pdf, plan.plates ?? [], plates);
  writeSections(pdf, plan.sections);
  if (plan.price) writePrice(pdf, plan.price);
  for (const { name, sections, price } of plan.variants ?? []) {
    pdf.newPage();
    pdf.block('H1', name, faces.title);
    writeSections(pdf, sections);
    if (price) writePrice(pdf, price);
  }
  pdf.space(14);
  for (const note of plan.notes) {
    pdf.block('P', note, faces.small);
    pdf.space(3);
  }
  if (plan.seating) writeSeating(pdf, plan.seating, isLocale(plan.language) ? plan.language : defaultLocale);
  return pdf.finish(plan.footer, plan.pageLabel);
}
