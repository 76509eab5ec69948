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

/** Search, diets and the 14 allergens by their full names. Chosen dishes stay in sight whatever is filtered. */
export function DishFilters({ query, onChange, all, onAll, found, total, example }: Props) {
  const t = useTranslations('configurator.dishes');
  const { allergenGroups: names } = useCatalogueTexts();
  const active = query.diets.length + query.without.length + (query.inSeason ? 1 : 0);
  return (
    <search className="block space-y-4" aria-label={t('filter')}>
      <Field id="dish-search" label={t('search')}>
        <TextInput
          type="search"
          autoComplete="off"
          placeholder={t('searchExample', { word: example })}
          value={query.text}
          onChange={(event) => onChange({ ...query, text: event.currentTarget.value })}
        />
      </Field>
      <details className="group border-y border-line">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
          {active > 0 ? t('filterActive', { count: active }) : t('filter')}
          <Icon name="down" className="size-4 text-accent group-open:rotate-180" />
        </summary>
        <div className="space-y-6 pt-2 pb-6">
          <FilterTags<DietFilter>
            legend={t('diet')}
            entries={dietFilters.map((value) => [value, t(`diets.${value}`)])}
            chosen={query.diets}
            onToggle={(diet) => onChange({ ...query, diets: toggled(query.diets, diet) })}
          />
          <FilterTags<AllergenGroup>
            legend={t('without')}
            entries={allergenGroups.map((value) => [value, names[value]])}
            chosen={query.without}
            onToggle={(group) => onChange({ ...query, without: toggled(query.without, group) })}
          />
          <FilterTags<'season' | 'all'>
            legend={t('menu')}
            entries={[
              ['season', t('inSeason')],
              ['all', t('showAll')],
            ]}
            chosen={[...(query.inSeason ? (['season'] as const) : []), ...(all ? (['all'] as const) : [])]}
            onToggle={(entry) =>
              entry === 'all' ? onAll(!all) : onChange({ ...query, inSeason: !query.inSeason })
            }
          />
          <p className="text-[0.9375rem] text-muted">{t('tracesShort')}</p>
        </div>
      </details>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="figures text-[0.9375rem] text-muted">
          {t('found', { found, total })}
        </p>
        {isFiltering(query) && (
          <Button variant="link" size="sm" className="-mr-4" onClick={() => onChange(emptyQuery)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </search>
  );
}
