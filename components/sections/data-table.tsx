type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Position of the row that sums up those above it. */
  total?: number;
};

/** An amount, a number or a share, with the few words that stand before or after it. */
const isAmount = (cell: string) => /^[^\d]{0,6}\d[\d.,\s]*[^\d]{0,12}$/.test(cell) || /^[–-]?$/.test(cell);

/** How a table, of whose columns these are amounts, stands where it has no room for them. */
function narrowLayout([, ...amounts]: readonly boolean[]) {
  if (amounts.length === 3 && amounts.every(Boolean)) return 'rates';
  if (amounts.length > 2) return undefined;
  if (amounts.at(-1)) return 'bill';
  return amounts.length === 1 ? 'pairs' : undefined;
}

/** A real table; where it has no room each row stands as label and value, the first cell of a row is its header. */
export function DataTable({ caption, columns, rows, total }: Props) {
  /** Columns of numbers, a few of which may be words. */
  const amounts = columns.map(
    (_, index) => index > 0 && rows.filter((row) => isAmount(row[index] ?? '')).length > rows.length / 2,
  );
  return (
    <div className="data-table-room">
      <table className="data-table figures" data-narrow={narrowLayout(amounts)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-amount={amounts[index] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, position) => (
            <tr key={row.join('|')} data-total={position === total || undefined}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={columns[index]}
                    data-label={columns[index]}
                    data-amount={amounts[index] || undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
