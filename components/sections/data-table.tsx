import { ScrollRegion } from '../ui/scroll-region';

type Props = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A real table that scrolls inside its own box on narrow screens; the first cell of a row is its header. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <ScrollRegion as="figure" label={caption} className="overflow-x-auto">
      <table className="data-table figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
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
                  <td key={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
