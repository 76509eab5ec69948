import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/catalogue-context';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import { toggled } from '@/lib/base/toggled';
import {
  type DietFilter,
  type DishQuery,
  dietFilters,
  emptyQuery,
  isFiltering,
} from '@/lib/plan/dish-filter';
import { FilterTags } from './filter-tags';

type Props = {
  query: DishQuery;
  onChange: (query: DishQuery) => void;
  all: boolean;
  onAll: (all: boolean) => void;
  /** Dishes that are left, and dishes there are. */
  found: number;
  total: number;
  /** A word that finds something on the menu at hand. */
  example: string;
};

/** Search, diets and the 14 allergens by their full names, folded. Chosen dishes stay in sight whatever is filtered. */
export function DishFilters({ query, onChange, all, onAll, found, total, example }: Props) {
  const t = useTranslations('configurator');
  const { allergenGroups: names } = useCatalogueTexts();
  const active = query.diets.length + query.without.length + (query.inSeason ? 1 : 0);
  const filtering = isFiltering(query);
  return (
    <search className="block" aria-label={t('dishes.filter')}>
      <details className="group border-y border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
          {active > 0 ? t('dishes.filterActive', { count: active }) : t('carte.search')}
          <Icon name="down" className="size-4 text-accent group-open:rotate-180" />
        </summary>
        <div className="space-y-6 pt-2 pb-6">
          <Field id="dish-search" label={t('dishes.search')}>
            <TextInput
              type="search"
              autoComplete="off"
              placeholder={t('dishes.searchExample', { word: example })}
              value={query.text}
              onChange={(event) => onChange({ ...query, text: event.currentTarget.value })}
            />
          </Field>
          <FilterTags<DietFilter>
            legend={t('dishes.diet')}
            entries={dietFilters.map((value) => [value, t(`dishes.diets.${value}`)])}
            chosen={query.diets}
            onToggle={(diet) => onChange({ ...query, diets: toggled(query.diets, diet) })}
          />
          <FilterTags<AllergenGroup>
            legend={t('dishes.without')}
            entries={allergenGroups.map((value) => [value, names[value]])}
            chosen={query.without}
            onToggle={(group) => onChange({ ...query, without: toggled(query.without, group) })}
          />
          <FilterTags<'season' | 'all'>
            legend={t('dishes.menu')}
            entries={[
              ['season', t('dishes.inSeason')],
              ['all', t('dishes.showAll')],
            ]}
            chosen={[...(query.inSeason ? (['season'] as const) : []), ...(all ? (['all'] as const) : [])]}
            onToggle={(entry) =>
              entry === 'all' ? onAll(!all) : onChange({ ...query, inSeason: !query.inSeason })
            }
          />
          <p className="text-[0.9375rem] text-muted">{t('dishes.tracesShort')}</p>
        </div>
      </details>
      <div className={`flex flex-wrap items-center justify-between gap-x-6 ${filtering ? 'min-h-11' : ''}`}>
        <p role="status" className={`figures text-[0.9375rem] text-muted ${filtering ? '' : 'sr-only'}`}>
          {t('dishes.found', { found, total })}
        </p>
        {filtering && (
          <Button variant="link" size="sm" className="-mr-4" onClick={() => onChange(emptyQuery)}>
            {t('dishes.clear')}
          </Button>
        )}
      </div>
    </search>
  );
}
