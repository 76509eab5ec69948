import { useTranslations } from 'next-intl';
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { AllergyGuests } from '@/components/configurator/fields/allergy-guests';
import { Course } from '@/components/configurator/fields/course';
import { CourseNav } from '@/components/configurator/fields/course-nav';
import { DietGuests } from '@/components/configurator/fields/diet-guests';
import { DishFilters } from '@/components/configurator/fields/dish-filters';
import { DraftTextField } from '@/components/configurator/fields/draft-fields';
import { useOpenCourses } from '@/components/configurator/fields/use-open-courses';
import { useCatalogueTexts } from '@/components/configurator/shell/catalogue-context';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { StepForm } from '@/components/configurator/shell/step-form';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useIsPlanAwaited } from '@/components/configurator/shell/use-engine';
import { usePricedDraft, useResolvedPlan } from '@/components/configurator/shell/use-price';
import { type DishCategory, dishCategories } from '@/content/catering/choices';
import { toIsoDay } from '@/lib/base/event-day';
import { getDishes, type KnownDish } from '@/lib/plan/dish-catalogue';
import { type DishQuery, emptyQuery, isFiltering, matchesQuery } from '@/lib/plan/dish-filter';
import { suits } from '@/lib/plan/dish-rules';

const Favourites = lazyPart(() =>
  import('@/components/configurator/fields/favourites').then((module) => module.Favourites),
);

const allergiesTarget = '#allergies';

/** The carte: dishes by course with search and filters, favourites, and who eats what. */
export function DishesStep() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft } = useDraft();
  const plan = useResolvedPlan();
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState(emptyQuery);
  const [withContents, setWithContents] = useState(false);
  const [namesAllergies, setNamesAllergies] = useState(false);
  const isAwaited = useIsPlanAwaited();
  const isCurrent = usePricedDraft() === draft;
  const top = useRef<HTMLDivElement>(null);
  const { date } = draft.details;
  const month = date ? Number(toIsoDay(date).slice(5, 7)) : null;
  const isChosen = (dish: KnownDish) => draft[dish.category].includes(dish.id);
  // Deferred, so that typing stays responsive while the list is filtered.
  const matching = useMatching(useDeferredValue(query), month);
  const offered = (category: DishCategory) => {
    const isBreakfast = category === 'breakfastCold' || category === 'breakfastWarm';
    const shown = !isBreakfast || (plan !== null && plan.menu[category].included !== 0);
    return getDishes(category).filter(
      (dish) => isChosen(dish) || all || (shown && suits(dish.id, draft.cateringType)),
    );
  };
  const courses = dishCategories
    .map((category) => ({ category, dishes: offered(category) }))
    .filter(({ dishes }) => dishes.length > 0);
  const categories = courses.map(({ category }) => category);
  const { isWide, isOpen, open } = useOpenCourses(
    categories,
    plan,
    !isAwaited && (plan === null || isCurrent),
  );
  const goTo = (category: DishCategory) => open(category, true);
  const offeredDishes = courses.flatMap(({ dishes }) => dishes);
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
            found={offeredDishes.filter(({ id }) => matching.has(id)).length}
            total={offeredDishes.length}
            example={firstWord(texts.dishes[offeredDishes[0]?.id ?? ''] ?? '')}
          />
        </div>
        <CourseNav categories={categories} onGo={goTo} />
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
        {courses.map(({ category, dishes }, index) => (
          <Course
            key={category}
            category={category}
            matching={matching}
            month={month}
            withContents={withContents}
            dishes={dishes.filter((dish) => isChosen(dish) || matching.has(dish.id))}
            isOpen={isOpen(category) || isFiltering(query)}
            onOpen={open}
            next={isWide ? undefined : categories[index + 1]}
            onGo={goTo}
          />
        ))}
      </div>
      <div className="space-y-9 md:space-y-12">
        {draft.favorites.length > 0 && (
          <Suspense>
            <Favourites />
          </Suspense>
        )}
        <DietGuests
          onShow={(diet) => {
            setQuery({ ...emptyQuery, diets: [diet] });
            top.current?.focus();
          }}
        />
        <AllergyGuests folded={!isWide && !namesAllergies} />
        <DraftTextField
          name="allergyNote"
          label={t('fields.allergyNote')}
          hint={t('hints.allergyNote')}
          multiline
        />
        <p className="measure text-base text-muted">{texts.traces}</p>
      </div>
    </StepForm>
  );
}

const firstWord = (name: string) => /\p{L}{4,}/u.exec(name)?.[0] ?? name;

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
