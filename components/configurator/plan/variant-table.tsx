import { useTranslations } from 'next-intl';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Draft } from '@/lib/plan/draft';
import { isDifferent, variantRows } from '@/lib/plan/variant-rows';

/** The current plan and its variants side by side; what differs is bright. Wider than the screen, it scrolls in itself. */
export function VariantTable({ own, others }: { own: Draft; others: readonly Draft[] }) {
  const t = useTranslations('configurator');
  const context = useDescribeContext();
  const columns = [
    t('variants.own'),
    ...others.map((_, place) => t('variants.name', { letter: String.fromCharCode(66 + place) })),
  ];
  return (
    <ScrollRegion label={t('variants.title')} className="variant-table mt-6">
      <table className="w-full border-collapse text-base leading-snug">
        <caption className="sr-only">{t('variants.title')}</caption>
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
          {variantRows([own, ...others], context, new Date()).map((row) => (
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
