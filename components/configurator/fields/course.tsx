import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/catalogue-context';
import { useCounter } from '@/components/configurator/shell/use-counter';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { FieldError } from '@/components/ui/field-texts';
import type { DishCategory } from '@/content/catering/choices';
import { formatList } from '@/lib/i18n/format';
import { causeText } from '@/lib/plan/describe-conflicts';
import type { KnownDish } from '@/lib/plan/dish-catalogue';
import { DishRow } from './dish-row';
import { useFieldErrors } from './field-errors';

type Props = {
  category: DishCategory;
  dishes: readonly KnownDish[];
  /** Identifiers of the dishes that answer the search. */
  matching: ReadonlySet<string>;
  month: number | null;
};

/** One course: how much is chosen of what is included, and the dishes. */
export function Course({ category, dishes, matching, month }: Props) {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft } = useDraft();
  const { errorOf } = useFieldErrors();
  const context = useDescribeContext();
  const { locale } = context;
  const engine = useEngine();
  const plan = useResolvedPlan();
  const counter = useCounter()(category);
  const count =
    counter.included === null
      ? t('counterFree', { chosen: counter.chosen })
      : t('counter', { chosen: counter.chosen, included: counter.included });
  return (
    <section aria-labelledby={`${category}-title`} id={category} tabIndex={-1}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${category}-title`} className="text-3xl">
          {t(`categories.${category}`)}
        </h2>
        <p className="figures text-sm text-muted" role="status">
          {count}
          {counter.extra > 0 && ` · ${t('counterExtra', { extra: counter.extra })}`}
          {counter.open > 0 && ` · ${t('kitchenChooses', { open: counter.open })}`}
        </p>
      </div>
      {category === 'breakfastCold' && <p className="mt-2 text-muted">{texts.breakfastAlways}</p>}
      <FieldError id={`${category}-error`}>{errorOf(category)}</FieldError>
      {dishes.length === 0 ? (
        <p className="mt-4 border-t border-line py-4 text-muted">{t('dishes.noneFound')}</p>
      ) : (
        <ul className="mt-4">
          {dishes.map((dish) => (
            <DishRow
              key={dish.id}
              dish={dish}
              chosen={draft[category].includes(dish.id)}
              favourite={draft.favorites.includes(dish.id)}
              net={draft.customerType === 'business'}
              filteredOut={!matching.has(dish.id)}
              month={month}
              conflict={formatList(
                (plan && engine ? engine.dishConflicts(draft, dish, plan.guests) : []).map((conflict) =>
                  causeText(conflict, context),
                ),
                locale,
              )}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
