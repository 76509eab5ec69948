import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { Button } from '@/components/ui/button';
import { useStore } from '@/lib/browser-store/use-store';
import { draftStore, variantStore } from '@/lib/plan/browser/draft-store';
import { adoptVariant, withoutContact } from '@/lib/plan/contact-data';
import type { Draft } from '@/lib/plan/draft';
import { variantRows } from '@/lib/plan/variant-rows';

/** Keeps a copy of the plan as a second variant, shows both side by side and goes on with either. */
export function VariantPanel() {
  const t = useTranslations('configurator.variants');
  const { draft } = useDraft();
  const variant = useStore(variantStore);
  const isSaved = useSyncExternalStore(variantStore.subscribe, variantStore.isStored, () => false);
  const swap = () => {
    const own = draftStore.get();
    const other = variantStore.get();
    variantStore.set(withoutContact(own));
    draftStore.set(adoptVariant(other, own));
  };
  return (
    <details className="border-t border-line" open={isSaved} data-variants>
      <summary className="flex min-h-14 cursor-pointer items-center font-medium hover:text-accent">
        {t('title')}
      </summary>
      <div className="pb-8">
        <p className="measure text-muted">{t(isSaved ? 'comparing' : 'text')}</p>
        {isSaved && <Comparison own={draft} other={adoptVariant(variant, draft)} />}
        <div className="mt-6 flex flex-wrap gap-4">
          {isSaved ? (
            <>
              <Button variant="secondary" onClick={swap} data-swap-variant>
                {t('swap')}
              </Button>
              <Button variant="link" onClick={() => variantStore.clear()}>
                {t('drop')}
              </Button>
            </>
          ) : (
            <Button
              variant="secondary"
              onClick={() => variantStore.set(withoutContact(draft))}
              data-keep-variant
            >
              {t('keep')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

function Comparison({ own, other }: { own: Draft; other: Draft }) {
  const t = useTranslations('configurator');
  const context = useDescribeContext();
  return (
    <table className="mt-6 w-full table-fixed border-collapse text-base leading-snug">
      <caption className="sr-only">{t('variants.title')}</caption>
      <thead>
        <tr className="text-left align-bottom">
          <td className="w-[26%]" />
          <th scope="col" className="py-2 pr-4 font-medium">
            {t('variants.own')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('variants.other')}
          </th>
        </tr>
      </thead>
      <tbody>
        {variantRows(own, other, context, new Date()).map((row) => (
          <tr key={row.key} className="border-t border-line align-top" data-row={row.key}>
            <th scope="row" className="py-3 pr-4 text-left font-normal break-words text-muted hyphens-auto">
              {row.label}
            </th>
            {[row.own, row.other].map((entry, index) => (
              <td
                // The two columns never change places.
                key={index === 0 ? 'own' : 'other'}
                className={`figures py-3 pr-4 break-words hyphens-auto ${row.own === row.other ? 'text-muted' : ''}`}
              >
                {entry ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
