import { crest, lettering } from '@/content/mark';
import type { CardCourse, MenuCard } from '@/lib/plan/menu-card';
import { faces, margin, type TaggedPdf } from './tagged-pdf';

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

/** The menu card on pages of its own: masthead, names and day, courses, numerals explained, and the total. */
export function writeCard(pdf: TaggedPdf, card: MenuCard): void {
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
  if (card.price) {
    pdf.space(18);
    pdf.reserve(60);
    pdf.rule();
    centred('P', card.price.total.term, faces.term);
    centred('P', card.price.total.text, faces.amount);
    centred('P', card.price.basis, faces.term);
  }
  if (card.legend.length > 0) {
    pdf.space(14);
    centred('P', card.legend.map(({ mark, text }) => `${mark} ${text}`).join(' · '), faces.small);
  }
  pdf.framePages();
}
