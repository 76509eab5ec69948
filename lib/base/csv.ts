/** A number is written for calculating; text is text, whatever it looks like. */
export type CsvCell = string | number | null;

/** Programs that open a table run what begins like this as a formula, also after blanks (OWASP, "CSV Injection"). */
const formula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

function cellText(cell: CsvCell, decimals: Intl.NumberFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return decimals.format(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table as CSV (RFC 4180): comma, CRLF, quotes where needed, with the mark by which Excel knows UTF-8. Numbers are
 * written as the language does (`1234,5` in German), without grouping. Texts cannot become formulas.
 */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  region: string,
): string {
  const decimals = new Intl.NumberFormat(region, { useGrouping: false, maximumFractionDigits: 2 });
  const line = (cells: readonly CsvCell[]) => cells.map((cell) => quoted(cellText(cell, decimals))).join(',');
  return `\ufeff${[head, ...rows].map((row) => `${line(row)}\r\n`).join('')}`;
}
