import { readFileSync, writeFileSync } from 'node:fs';

/** The middle value; of an even count, the upper of the two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** A table in Markdown; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** Replaces what stands between a part's marks. @throws Error when the document has no such part. */
export function replacePart(file: string, part: string, text: string): void {
  const [start, end] = [`<!-- bench: ${part} -->`, `<!-- end: ${part} -->`];
  const old = readFileSync(file, 'utf8');
  const [from, to] = [old.indexOf(start), old.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for ${part}`);
  writeFileSync(file, `${old.slice(0, from + start.length)}\n\n${text}\n\n${old.slice(to)}`);
}
