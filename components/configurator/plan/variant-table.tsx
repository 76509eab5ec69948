import { ScrollRegion } from '@/components/ui/scroll-region';
import { isDifferent, type VariantRow } from '@/lib/plan/variant-rows';

type Props = { title: string; columns: readonly string[]; rows: readonly VariantRow[] };

/** Plans side by side; what differs is bright. Wider than the screen, it scrolls in itself. */
export function VariantTable({ title, columns, rows }: Props) {
  return (
    <ScrollRegion label={title} className="variant-table mt-6">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-left align-bottom">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line align-top" data-row={row.key}>
              <th scope="row" className="py-3 pr-4 text-left font-normal break-words text-muted hyphens-auto">
                {row.label}
              </th>
              {row.entries.map((entry, place) => (
                <td
                  key={columns[place]}
                  className={`figures py-3 pr-4 break-words hyphens-auto ${isDifferent(row) ? '' : 'text-muted'}`}
                >
                  {entry ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
