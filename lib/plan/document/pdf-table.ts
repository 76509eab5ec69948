import { type Align, type Face, faces, margin } from './pdf-faces';
import type { Element, TaggedPdf } from './tagged-pdf';

export type Column = {
  readonly title: string;
  /** Share of the width; all add up to 1. */
  readonly share: number;
  readonly align?: Align;
};

export type TableRow = {
  readonly cells: readonly string[];
  /** In smaller print below the first cell. */
  readonly note?: string;
  readonly face?: Face;
  /** Set apart by a line of the accent, as a total is. */
  readonly isTotal?: true;
};

const gap = 10;

/** A table whose first column names the row; its head stands on every page, in the structure once. */
export function writeTable(pdf: TaggedPdf, columns: readonly Column[], rows: readonly TableRow[]): void {
  const places = columns.map(({ share, align = 'left' }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0);
    const isLast = index === columns.length - 1;
    return { x: margin + before * pdf.width, width: share * pdf.width - (isLast ? 0 : gap), align };
  });
  const heightOf = ({ cells, note, face = faces.body }: TableRow) =>
    Math.max(
      ...places.map(
        ({ width }, index) =>
          pdf.height(cells[index] ?? '', face, width) +
          (index === 0 && note ? pdf.height(note, faces.small, width) : 0),
      ),
    );
  /** Writes a row's cells beside each other; `place` puts each into the structure. */
  const writeRow = (row: TableRow, place: (write: () => void, index: number) => void) => {
    const top = pdf.y;
    const height = heightOf(row);
    for (const [index, { x, width, align }] of places.entries()) {
      place(() => {
        pdf.y = top;
        pdf.write(row.cells[index] ?? '', row.face ?? faces.body, x, width, align);
        if (index === 0 && row.note) pdf.write(row.note, faces.small, x, width);
      }, index);
    }
    pdf.y = top + height + 3;
  };
  const head: TableRow = { cells: columns.map(({ title }) => title), face: faces.column };
  const inStructure =
    (parent: { add(child: Element): void }, tag: (index: number) => string, isHead: boolean) =>
    (write: () => void, index: number) => {
      const options = tag(index) === 'TH' ? { scope: isHead ? 'Column' : 'Row' } : {};
      parent.add(pdf.element(tag(index), [write], options));
    };

  const table = pdf.element('Table');
  pdf.add(table);
  pdf.reserve(heightOf(head) + heightOf(rows[0] ?? head) + 20);
  const headRow = pdf.element('TR');
  table.add(headRow);
  writeRow(
    head,
    inStructure(headRow, () => 'TH', true),
  );
  headRow.end();
  pdf.rule('heading', 5);
  for (const [index, row] of rows.entries()) {
    if (pdf.reserve(heightOf(row) + 8)) {
      pdf.artifact(() => writeRow(head, (write) => write()));
      pdf.rule('heading', 5);
    } else if (index > 0) pdf.rule(row.isTotal ? 'heading' : 'row', 5);
    const element = pdf.element('TR');
    table.add(element);
    writeRow(
      row,
      inStructure(element, (cell) => (cell === 0 ? 'TH' : 'TD'), false),
    );
    element.end();
  }
  table.end();
}
