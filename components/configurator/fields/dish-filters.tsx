import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { emptyQuery, isFiltering } from '@/lib/plan/dish-filter';
import type { FilterPanelProps } from './filter-panel';

const FilterPanel = lazyPart(() => import('./filter-panel').then((module) => module.FilterPanel));

type Props = FilterPanelProps & {
  /** Dishes that are left, and dishes there are. */
  found: number;
  total: number;
};

/** Search, diets and the 14 allergens by their full names, folded. Chosen dishes stay in sight whatever is filtered. */
export function DishFilters({ query, found, total, ...panel }: Props) {
  const t = useTranslations('configurator');
  const [isOpened, setOpened] = useState(false);
  const active = query.diets.length + query.without.length + (query.inSeason ? 1 : 0);
  const filtering = isFiltering(query);
  return (
    <search className="block" aria-label={t('dishes.filter')}>
      <details className="group border-y border-line" onToggle={() => setOpened(true)}>
        <summary className="unfolds font-medium">
          <span>{active > 0 ? t('dishes.filterActive', { count: active }) : t('carte.search')}</span>
          <Icon name="down" className="size-4 text-accent group-open:rotate-180" />
        </summary>
        {isOpened && (
          <Suspense fallback={<Spinner label={t('loading')} className="pb-6" />}>
            <FilterPanel query={query} {...panel} />
          </Suspense>
        )}
      </details>
      <div className={`flex flex-wrap items-center justify-between gap-x-6 ${filtering ? 'min-h-11' : ''}`}>
        <p role="status" className={`figures text-sm text-muted ${filtering ? '' : 'sr-only'}`}>
          {t('dishes.found', { found, total })}
        </p>
        {filtering && (
          <Button variant="link" size="sm" className="-mr-4" onClick={() => panel.onChange(emptyQuery)}>
            {t('dishes.clear')}
          </Button>
        )}
      </div>
    </search>
  );
}
