import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useCounter } from '@/components/configurator/shell/use-counter';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { FieldError } from '@/components/ui/field-texts';
import { Icon } from '@/components/ui/icon';
import type { DishCategory } from '@/content/catering/choices';
import type { EngravingKey } from '@/content/engravings';
import { formatList } from '@/lib/i18n/format';
import type { Counter } from '@/lib/plan/counters';
import { causeText } from '@/lib/plan/describe-conflicts';
import type { KnownDish } from '@/lib/plan/dish-catalogue';
import { DishRow } from './dish-row';
import { useFieldErrors } from './field-errors';
import { KitchenChoice } from './kitchen-choice';
import { Plate } from './plate';

type Props = {
  category: DishCategory;
  dishes: readonly KnownDish[];
  /** Identifiers of the dishes that answer the search. */
  matching: ReadonlySet<string>;
  month: number | null;
  /** Says at each dish what it contains. */
  withContents: boolean;
  isOpen: boolean;
  onOpen: (category: DishCategory, isOpen: boolean) => void;
  /** The course to go on with from the end of this one, where courses are folded. */
  next: DishCategory | undefined;
};

/** One course of the carte: what the kitchen would do, then the dishes. */
export const Course = memo(function Course(props: Props) {
  const { category, dishes, matching, month, withContents, isOpen, onOpen, next } = props;
  const chosen = useDraftPart((draft) => draft[category]);
  const draft = useSettledDraft();
  const { errorOf } = useFieldErrors();
  const { t, locale, texts } = useDescribeContext();
  const engine = useEngine();
  const plan = useResolvedPlan();
  const counter = useCounter()(category);
  // Kept while somebody ticks: it changes with the settled draft only.
  const conflicts = useMemo(() => {
    const found = new Map<string, string>();
    if (!plan || !engine) return found;
    for (const dish of dishes) {
      const causes = engine
        .dishConflicts(draft, dish, plan.guests)
        .map((conflict) => causeText(conflict, { t, locale, texts }));
      if (causes.length > 0) found.set(dish.id, formatList(causes, locale));
    }
    return found;
  }, [dishes, draft, plan, engine, t, locale, texts]);
  return (
    <section aria-labelledby={`${category}-title`} id={category} tabIndex={-1} className="carte-course">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          // Also when the browser opens it, for example to show what was searched for on the page.
          if (currentTarget.open !== isOpen) onOpen(category, currentTarget.open);
        }}
      >
        <CourseHead category={category} counter={counter} chosen={draft[category]} />
        {category === 'breakfastCold' && <p className="mb-3 text-muted">{texts.breakfastAlways}</p>}
        <FieldError id={`${category}-error`}>{errorOf(category)}</FieldError>
        {counter.included !== null && counter.included > 0 && (
          <KitchenChoice category={category} chosen={chosen.length} included={counter.included} />
        )}
        {dishes.length === 0 ? (
          <p className="border-t border-line py-4 text-muted">{t('dishes.noneFound')}</p>
        ) : (
          <ul className="carte-dishes">
            {dishes.map((dish) => (
              <DishRow
                key={dish.id}
                dish={dish}
                chosen={chosen.includes(dish.id)}
                net={draft.customerType === 'business'}
                filteredOut={!matching.has(dish.id)}
                month={month}
                withContents={withContents}
                conflict={conflicts.get(dish.id) ?? ''}
              />
            ))}
          </ul>
        )}
        {next && (
          <a
            href={`#${next}`}
            className="carte-go-on"
            onClick={() => {
              onOpen(category, false);
              onOpen(next, true);
            }}
          >
            {t('carte.goOn', { category: t(`categories.${next}`) })}
          </a>
        )}
      </details>
    </section>
  );
});

const plates: Readonly<Record<DishCategory, EngravingKey>> = {
  vorspeisen: 'starters',
  hauptspeisen: 'mains',
  beilagen: 'sides',
  desserts: 'desserts',
  fingerfood: 'fingerfood',
  breakfastCold: 'breakfast',
  breakfastWarm: 'bw1',
};

type CourseHeadProps = { category: DishCategory; counter: Counter; chosen: readonly string[] };

/** A course's plate, name and count; folded it also says what is chosen. */
function CourseHead({ category, counter, chosen }: CourseHeadProps) {
  const t = useTranslations('configurator');
  const { dishes } = useCatalogueTexts();
  const count = counter.included
    ? t('counter', { chosen: counter.chosen, included: counter.included })
    : t('counterFree', { chosen: counter.chosen });
  const names = chosen.map((id) => dishes[id]).filter((name) => name !== undefined);
  return (
    <summary className="carte-head">
      <span className="carte-head-plate">
        <Plate plate={plates[category]} />
      </span>
      <h2 id={`${category}-title`} className="text-3xl">
        {t(`categories.${category}`)}
      </h2>
      <span className="figures mt-1 block text-sm text-muted" role="status">
        {[
          count,
          counter.extra > 0 && t('counterExtra', { extra: counter.extra }),
          counter.open > 0 && t('kitchenChooses', { open: counter.open }),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </span>
      {names.length > 0 && <span className="carte-head-dishes">{names.join('\u00a0· ')}</span>}
      <Icon name="down" className="carte-head-sign size-4 text-accent" />
    </summary>
  );
}
