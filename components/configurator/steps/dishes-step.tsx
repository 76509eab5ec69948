import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { AllergyGuests } from '@/components/configurator/fields/allergy-guests';
import { Course } from '@/components/configurator/fields/course';
import { CourseNav } from '@/components/configurator/fields/course-nav';
import { DietGuests } from '@/components/configurator/fields/diet-guests';
import { DishFilters } from '@/components/configurator/fields/dish-filters';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { useOpenCourses } from '@/components/configurator/fields/use-open-courses';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { StepForm } from '@/components/configurator/shell/step-form';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useEngine } from '@/components/configurator/shell/use-engine';
import {
  useIsPlanAwaited,
  useResolvedPlan,
  useSettledDraft,
} from '@/components/configurator/shell/use-price';
import { dishCategories } from '@/content/catering/choices';
import { toIsoDay } from '@/lib/base/event-day';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { getDishes, type KnownDish } from '@/lib/plan/dish-catalogue';
import {
  type DietFilter,
  type DishQuery,
  emptyQuery,
  isFiltering,
  matchesQuery,
} from '@/lib/plan/dish-filter';
import { suits } from '@/lib/plan/dish-rules';

const Favourites = lazyPart(() =>
  import('@/components/configurator/fields/favourites').then((module) => module.Favourites),
);

const allergiesTarget = '#allergies';

/** The carte: dishes by course with search and filters, favourites, and who eats what. */
export function DishesStep() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState(emptyQuery);
  const [withContents, setWithContents] = useState(false);
  const [namesAllergies, setNamesAllergies] = useState(false);
  const isAwaited = useIsPlanAwaited();
  const engine = useEngine();
  const top = useRef<HTMLDivElement>(null);
  // Deferred, so that a control of the search shows its answer before the carte does.
  const shownQuery = useDeferredValue(query);
  const showsContents = useDeferredValue(withContents);
  const carte = useCarte(shownQuery, useDeferredValue(all));
  const { isWide, isOpen, open } = useOpenCourses(
    carte.categories,
    plan,
    !isAwaited && (plan ? draft === draftStore.get() : !engine),
  );
  const showDiet = useCallback((diet: DietFilter) => {
    setQuery({ ...emptyQuery, diets: [diet] });
    top.current?.focus();
  }, []);
  return (
    <StepForm>
      {!plan?.main && !plan?.breakfast && (
        <p className="border-l-2 border-accent pl-5">
          {t('choosePackageFirst')} <StepLink id="paket" />
        </p>
      )}
      <div>
        <div ref={top} tabIndex={-1} className="scroll-mt-8 outline-none">
          <DishFilters
            query={query}
            onChange={setQuery}
            all={all}
            onAll={setAll}
            found={carte.found}
            total={carte.total}
            example={firstWord(texts.dishes[carte.example] ?? '')}
          />
        </div>
        <CourseNav categories={carte.categories} onOpen={open} />
        <div className="carte-legend">
          <label className="carte-switch">
            <input
              type="checkbox"
              name="contents"
              className="switch"
              checked={withContents}
              onChange={() => setWithContents(!withContents)}
            />
            {t('carte.contents')}
          </label>
          <a
            href={allergiesTarget}
            className="text-link inline-flex min-h-11 items-center"
            onClick={() => setNamesAllergies(true)}
          >
            {t('carte.toAllergies')}
          </a>
        </div>
        {carte.courses.map(({ category, dishes }, index) => (
          <Course
            key={category}
            category={category}
            matching={carte.matching}
            month={carte.month}
            withContents={showsContents}
            dishes={dishes}
            isOpen={isOpen(category) || isFiltering(shownQuery)}
            onOpen={open}
            next={isWide ? undefined : carte.categories[index + 1]}
          />
        ))}
      </div>
      <div className="space-y-7 md:space-y-12">
        {draft.favorites.length > 0 && (
          <Suspense>
            <Favourites />
          </Suspense>
        )}
        <DietGuests onShow={showDiet} />
        <AllergyGuests folded={!isWide && !namesAllergies} />
        <DraftField path="allergyNote" />
        <p className="measure text-sm text-muted">{texts.traces}</p>
      </div>
    </StepForm>
  );
}

const firstWord = (name: string) => /\p{L}{4,}/u.exec(name)?.[0] ?? name;

/** The courses that the plan offers, and of each the dishes that answer a search or are chosen; `all` offers every dish. */
function useCarte(query: DishQuery, all: boolean) {
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const { date } = draft.details;
  const month = date ? Number(toIsoDay(date).slice(5, 7)) : null;
  const matching = useMatching(query, month);
  return useMemo(() => {
    const isChosen = (dish: KnownDish) => draft[dish.category].includes(dish.id);
    const isOffered = (dish: KnownDish) => {
      const isBreakfast = dish.category === 'breakfastCold' || dish.category === 'breakfastWarm';
      const shown = !isBreakfast || (plan !== null && plan.menu[dish.category].included !== 0);
      return isChosen(dish) || all || (shown && suits(dish.id, draft.cateringType));
    };
    const offered = dishCategories
      .map((category) => ({ category, dishes: getDishes(category).filter(isOffered) }))
      .filter(({ dishes }) => dishes.length > 0);
    const dishes = offered.flatMap((course) => course.dishes);
    return {
      month,
      matching,
      categories: offered.map(({ category }) => category),
      courses: offered.map((course) => ({
        ...course,
        dishes: course.dishes.filter((dish) => isChosen(dish) || matching.has(dish.id)),
      })),
      found: dishes.filter(({ id }) => matching.has(id)).length,
      total: dishes.length,
      example: dishes[0]?.id ?? '',
    };
  }, [draft, plan, all, matching, month]);
}

/** Identifiers of all dishes that answer a search. */
function useMatching(query: DishQuery, month: number | null): ReadonlySet<string> {
  const t = useTranslations('configurator.diets');
  const { dishes: names } = useCatalogueTexts();
  const words = useMemo(
    () =>
      dishCategories
        .flatMap((category) => getDishes(category))
        .map((dish) => [dish, `${names[dish.id]} ${dish.diet.map((mark) => t(mark)).join(' ')}`] as const),
    [names, t],
  );
  return useMemo(
    () =>
      new Set(words.filter(([dish, text]) => matchesQuery(dish, text, query, month)).map(([{ id }]) => id)),
    [words, query, month],
  );
}
