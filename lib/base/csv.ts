/** A number is written for calculating; text is text, whatever it looks like. */
export type CsvCell = string | number | { readonly isoDay: string } | null;

/**
 * Programs that open a table run what begins like this as a formula, also after blanks and quotes (OWASP, "CSV
 * Injection"). A cell begins where the text does, and after what another language's program takes for a separator.
 */
const formulaStart = /([,;\t\r\n]|^)(?=[\s\u200b\ufeff"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Formats of the programs of a region: where decimals have a comma, cells are parted by a semicolon. */
function formatsOf(region: string) {
  const decimals = new Intl.NumberFormat(region, {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const separator = decimals.format(0.5).includes(',') ? ';' : ',';
  const days = new Intl.DateTimeFormat(region, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // In English, day and month change places between countries; every program reads the ISO form.
  const formatDay = (isoDay: string) => (separator === ';' ? days.format(new Date(isoDay)) : isoDay);
  return { decimals, separator, formatDay };
}

/**
 * A table as CSV (RFC 4180) that the spreadsheets of a region open as it is: its separator, decimals without grouping
 * (`1234,50` in German) and days, every cell in quotes, CRLF, and the mark by which Excel knows UTF-8. Texts cannot
 * become formulas, whichever separator the program that opens the table takes.
 */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  region: string,
): string {
  const { decimals, separator, formatDay } = formatsOf(region);
  const cellText = (cell: CsvCell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return decimals.format(cell);
    return typeof cell === 'string' ? cell.replace(formulaStart, "$1'") : formatDay(cell.isoDay);
  };
  const quoted = (cell: CsvCell) => `"${cellText(cell).replaceAll('"', '""')}"`;
  return `\ufeff${[head, ...rows].map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')}`;
}
