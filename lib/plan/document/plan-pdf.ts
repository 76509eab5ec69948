import { crest, lettering } from '@/content/mark';
import type { PlanSection } from '@/lib/plan/describe';
import type { PlanPrice } from '@/lib/plan/describe-price';
import type { CardCourse, MenuCard } from '@/lib/plan/menu-card';
import { type Face, faces, margin } from './pdf-faces';
import { writeList } from './pdf-list';
import { type PlateImages, writePlates } from './pdf-plates';
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

function writeSmall(pdf: TaggedPdf, lines: readonly string[]): void {
  for (const line of lines) {
    pdf.block('P', line, faces.small);
    pdf.space(3);
  }
}

/** Room for place, day and name above what stands below each line. */
function writeSignatures(pdf: TaggedPdf, signatures: readonly string[]): void {
  for (const below of signatures) {
    pdf.reserve(84);
    pdf.space(52);
    pdf.block('P', '_'.repeat(44), faces.small);
    pdf.block('P', below, faces.small);
  }
}

/**
 * The plan as a tagged PDF file (A4): the menu card, everything in words, other variants.
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
  writeSmall(pdf, plan.notes);
  if (plan.signatures) writeSignatures(pdf, plan.signatures);
  if (plan.terms) pdf.newPage();
  for (const { title, lines } of plan.terms ?? []) {
    pdf.heading(title);
    writeSmall(pdf, lines);
  }
  return pdf.finish(plan.footer, plan.pageLabel);
}

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** Numerals as raised figures, which the faces have. */
const raised = (marks: readonly number[]): string =>
  marks
    .map((mark) => Array.from(String(mark), (digit) => superscripts[Number(digit)] ?? digit).join(''))
    .join(' ');

function writeCourse(pdf: TaggedPdf, { title, lines, open }: CardCourse): void {
  pdf.space(13);
  pdf.block('H2', title.toUpperCase(), faces.course, 'center');
  pdf.space(2);
  const list = pdf.element('L');
  pdf.add(list);
  const entries = [
    ...lines.map(({ name, marks }) => ({
      text: [name, raised(marks)].filter(Boolean).join(' '),
      face: faces.dish,
    })),
    ...(open ? [{ text: open, face: faces.soft }] : []),
  ];
  for (const { text, face } of entries) {
    pdf.reserve(pdf.height(text, face, pdf.width));
    const item = pdf.element('LI');
    list.add(item);
    item.add(pdf.element('LBody', [() => pdf.write(text, face, margin, pdf.width, 'center')]));
    item.end();
    pdf.space(1);
  }
  list.end();
}

/** The menu card on pages of its own: masthead, names and day, courses, and numerals explained. The price is on its back: the pages that follow. */
function writeCard(pdf: TaggedPdf, card: MenuCard): void {
  const centred = (tag: 'H1' | 'P', text: string, face: Parameters<TaggedPdf['block']>[2]) => {
    if (text) pdf.block(tag, text, face, 'center');
  };
  pdf.drawing(crest, 64, 40);
  pdf.space(46);
  pdf.drawing(lettering, 164, 110);
  pdf.space(30);
  centred('P', card.labels.tagline, faces.small);
  pdf.space(16);
  centred('H1', card.title, faces.title);
  pdf.space(4);
  centred('P', card.host, faces.dish);
  for (const fact of card.facts) centred('P', fact, faces.term);
  if (card.idea) {
    pdf.space(14);
    centred('P', card.idea, faces.dish);
  }
  for (const course of card.courses) writeCourse(pdf, course);
  if (card.legend.length > 0) {
    pdf.space(20);
    centred('P', card.legend.map(({ mark, text }) => `${mark}\u00A0${text}`).join(' · '), faces.small);
  }
  pdf.framePages();
}
