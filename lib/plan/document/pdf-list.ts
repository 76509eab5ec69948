import { type Face, faces, margin } from './pdf-faces';
import type { TaggedPdf } from './tagged-pdf';

type Cell = { readonly text: string; readonly face: Face; readonly note?: string | undefined };

export type ListEntry = { readonly term: Cell; readonly values: readonly Cell[]; readonly amount?: true };

const termWidth = 140;

/** Entries of two columns: a term and what belongs to it, or a name and an amount at the right edge. */
export function writeList(pdf: TaggedPdf, entries: readonly ListEntry[]): void {
  const list = pdf.element('L');
  pdf.add(list);
  for (const { term, values, amount } of entries) {
    const left = amount ? pdf.width - 110 : termWidth - 12;
    const right = pdf.width - left - 12;
    const x = margin + left + 12;
    const heights = values.map(
      ({ text, face, note }) =>
        pdf.height(text, face, right) + (note ? pdf.height(note, faces.small, right) : 0),
    );
    const noteHeight = term.note ? pdf.height(term.note, faces.small, left) : 0;
    const termHeight = pdf.height(term.text, term.face, left) + noteHeight;
    pdf.reserve(Math.max(termHeight, heights[0] ?? 0));
    const item = pdf.element('LI');
    list.add(item);
    const top = pdf.y;
    item.add(
      pdf.element('Lbl', [
        () => {
          pdf.write(term.text, term.face, margin, left);
          if (term.note) pdf.write(term.note, faces.small, margin, left);
        },
      ]),
    );
    pdf.y = top;
    item.add(
      pdf.element('LBody', [
        () => {
          for (const [index, value] of values.entries()) {
            if (index > 0) pdf.reserve(heights[index] ?? 0);
            pdf.write(value.text, value.face, x, right, amount ? 'right' : 'left');
            if (value.note) pdf.write(value.note, faces.small, x, right);
          }
        },
      ]),
    );
    item.end();
    // On a page of its own the term no longer counts.
    if (pdf.y > top) pdf.y = Math.max(pdf.y, top + termHeight);
    pdf.space(4);
  }
  list.end();
}
