import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import { toggled } from '@/lib/base/toggled';
import { type DietFilter, type DishQuery, dietFilters } from '@/lib/plan/dish-filter';

export type FilterPanelProps = {
  query: DishQuery;
  onChange: (query: DishQuery) => void;
  all: boolean;
  onAll: (all: boolean) => void;
  /** A word that finds something on the menu at hand. */
  example: string;
};

/** Search, diets and the 14 allergens by their full names; loaded when somebody opens it. */
export function FilterPanel({ query, onChange, all, onAll, example }: FilterPanelProps) {
  const t = useTranslations('configurator');
  const { allergenGroups: names } = useCatalogueTexts();
  return (
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
      <p className="text-sm text-muted">{t('dishes.tracesShort')}</p>
    </div>
  );
}

type Props<T extends string> = {
  legend: string;
  entries: readonly (readonly [T, string])[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
};

/** Filters of one kind, each on or off. */
function FilterTags<T extends string>({ legend, entries, chosen, onToggle }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {entries.map(([value, name]) => (
          <label key={value} className="filter-tag">
            <input
              type="checkbox"
              name="filter"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
