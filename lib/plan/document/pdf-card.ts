import { crest, lettering } from '@/content/mark';
import type { CardCourse, MenuCard } from '@/lib/plan/menu-card';
import { faces, margin } from './pdf-faces';
import type { TaggedPdf } from './tagged-pdf';

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
  if (card.legend.length > 0) {
    pdf.space(20);
    centred('P', card.legend.map(({ mark, text }) => `${mark}\u00A0${text}`).join(' · '), faces.small);
  }
  pdf.framePages();
}
