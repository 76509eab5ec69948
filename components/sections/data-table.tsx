import { ScrollRegion } from '../ui/scroll-region';

type Props = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A real table that scrolls inside its own box on narrow screens; the first cell of a row is its header. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <ScrollRegion as="figure" label={caption} className="overflow-x-auto">
      <table className="figures w-full min-w-[36rem] border-collapse text-left text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-accent py-3 pr-6 text-sm font-semibold text-accent"
              >
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
                  <th
                    key={columns[index]}
                    scope="row"
                    className="border-b border-line py-3 pr-6 md:py-4 align-top font-medium"
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={columns[index]}
                    className="border-b border-line py-3 pr-6 md:py-4 align-top text-muted"
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
