import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { dishCategories } from '@/content/catering/choices';
import { formatCents, formatList } from '@/lib/i18n/format';
import type { Price } from '@/lib/plan/price';
import type { PriceChange, ShownPrices } from '@/lib/plan/shown-prices';
import { useCatalogueTexts } from './texts-provider';
import { useDraft } from './use-draft';
import { useEngine } from './use-engine';

type Props = {
  /** Of chosen entries, also of those that are gone, as far as they are known. */
  names: ShownPrices['names'];
  /** What was shown on the last visit; `null` when nobody knows. */
  before: ShownPrices | null;
  changes: readonly PriceChange[];
  price: Price;
  onNoted: () => void;
};

/** Says what has changed in the catalogue since a plan was stored: entries that are gone, and prices, line by line. */
export function CatalogueChange({ names, before, changes, price, onNoted }: Props) {
  const t = useTranslations('configurator');
  return (
    <section aria-labelledby="changed-title" className="border-l-2 border-lake pl-5" data-catalogue-change>
      <h2 id="changed-title" className="text-2xl">
        {t('changed.title')}
      </h2>
      <Removed names={names} />
      {before && changes.length > 0 && (
        <Prices before={before} changes={changes} price={price} onNoted={onNoted} />
      )}
    </section>
  );
}

function Removed({ names }: { names: ShownPrices['names'] }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const { draft, apply } = useDraft();
  const engine = useEngine();
  const removed = engine?.reconcile(draft).removed ?? [];
  if (!engine || removed.length === 0) return null;
  const removedIds = new Set(removed);
  const known = removed.flatMap((id) => names[id] ?? []);
  const places = [
    ...dishCategories
      .filter((category) => draft[category].some((id) => removedIds.has(id)))
      .map((category) => t(`categories.${category}`)),
    ...(draft.services.some((id) => removedIds.has(id)) ? [t('steps.services.name')] : []),
    ...(removedIds.has(draft.package ?? '') ? [t('fields.package')] : []),
    ...(removedIds.has(draft.breakfastPackage ?? '') ? [t('fields.breakfastPackage')] : []),
  ];
  return (
    <>
      <p className="measure mt-2">
        {t('changed.text', { count: removed.length, places: places.join(', ') })}
      </p>
      {known.length > 0 && (
        <p className="measure mt-2">{t('changed.gone', { names: formatList(known, locale) })}</p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onClick={() => apply((current) => engine.reconcile(current).draft)}
        data-remove-gone
      >
        {t('changed.remove')}
      </Button>
    </>
  );
}

function Prices({ before, changes, price, onNoted }: Omit<Props, 'names'> & { before: ShownPrices }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const { items } = useCatalogueTexts();
  const from = (beforeCents: number, nowCents: number) =>
    t('changed.price', { before: formatCents(beforeCents, locale), now: formatCents(nowCents, locale) });
  return (
    <div className="mt-4" data-price-changes>
      <p className="measure">{t('changed.prices', { count: changes.length })}</p>
      <ul className="figures mt-3">
        {changes.map(({ key, itemId, beforeCents, nowCents }) => (
          <li
            key={key}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2"
            data-item={itemId}
          >
            <span>{items[itemId] ?? before.names[itemId] ?? t('lines.delivery')}</span>
            <span className="text-muted">{from(beforeCents, nowCents)}</span>
          </li>
        ))}
        <li className="flex flex-wrap justify-between gap-x-6 border-t border-accent py-2 font-medium">
          <span>{t('summary.total')}</span>
          <span>{from(before.totalCents, before.basis === 'net' ? price.netCents : price.grossCents)}</span>
        </li>
      </ul>
      <p className="text-sm text-muted">{before.basis === 'net' ? t('exclVat') : t('inclVat')}</p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={onNoted} data-noted>
        {t('changed.noted')}
      </Button>
    </div>
  );
}
