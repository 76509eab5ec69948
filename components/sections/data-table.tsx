type Props = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** An amount, a number or a share, with the few words that stand before or after it. */
const isAmount = (cell: string) => /^[^\d]{0,6}\d[\d.,\s]*[^\d]{0,12}$/.test(cell) || /^[–-]?$/.test(cell);

/** A real table; where it has no room each row stands as label and value, the first cell of a row is its header. */
export function DataTable({ caption, columns, rows }: Props) {
  /** Columns of numbers, a few of which may be words. */
  const amounts = columns.map(
    (_, index) => index > 0 && rows.filter((row) => isAmount(row[index] ?? '')).length > rows.length / 2,
  );
  const last = columns.length - 1;
  const areAmounts = amounts.slice(1).every(Boolean);
  const narrow =
    last === 3 && areAmounts
      ? 'rates'
      : last > 2
        ? undefined
        : amounts[last]
          ? 'bill'
          : last < 2
            ? 'pairs'
            : undefined;
  return (
    <div className="data-table-room">
      <table className="data-table figures" data-narrow={narrow}>
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
          {rows.map((row) => (
            <tr key={row.join('|')}>
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
