'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type DishCategory, dishCategories } from '@/content/catering/choices';
import { breakfastBeside, dishesOf, dishOf, mainPackage } from '@/lib/configurator/catalogue';
import { counterOf } from '@/lib/configurator/counters';
import { suits, toggleFavorite } from '@/lib/configurator/rules';
import { Checkbox } from '../../ui/checkbox';
import { useCatalogueTexts } from '../catalogue-context';
import { DishRow } from '../dish-row';
import { DraftTextField } from '../draft-fields';
import { useFieldErrors } from '../field-errors';
import { NumberField } from '../number-field';
import { StepForm } from '../step-form';
import { StepLink } from '../step-link';
import { useDraft } from '../use-draft';

/** Dishes by course, favourites, and who eats what. */
export function DishesStep() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft } = useDraft();
  const [all, setAll] = useState(false);
  const packageChosen = mainPackage(draft) !== null || breakfastBeside(draft) !== null;
  return (
    <StepForm>
      {!packageChosen && (
        <p className="border-l-2 border-accent pl-5">
          {t('choosePackageFirst')} <StepLink id="paket" />
        </p>
      )}
      <Checkbox
        label={t('showAll')}
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      {dishCategories.map((category) => (
        <Course key={category} category={category} all={all} />
      ))}
      <Favourites />
      <Guests />
      <p className="measure text-base text-muted">{texts.traces}</p>
    </StepForm>
  );
}

function Course({ category, all }: { category: DishCategory; all: boolean }) {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft } = useDraft();
  const { errorOf } = useFieldErrors();
  const counter = counterOf(draft, category);
  const isBreakfast = category === 'breakfastCold' || category === 'breakfastWarm';
  const offered = dishesOf(category).filter(
    (dish) =>
      draft[category].includes(dish.id) ||
      all ||
      (suits(dish.id, draft.cateringType) && !(isBreakfast && counter.included === 0)),
  );
  if (offered.length === 0) return null;
  const count =
    counter.included === null
      ? t('counterFree', { chosen: counter.chosen })
      : t('counter', { chosen: counter.chosen, included: counter.included });
  const error = errorOf(category);
  return (
    <section aria-labelledby={`${category}-title`} id={category} tabIndex={-1}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
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
      {error && <p className="mt-2 font-medium text-ember">{error}</p>}
      <ul className="mt-4">
        {offered.map((dish) => (
          <DishRow key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  );
}

function Favourites() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft, apply } = useDraft();
  const favourites = draft.favorites.flatMap((id) => dishOf(id) ?? []);
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="favorites-title" id="favorites" tabIndex={-1}>
      <h2 id="favorites-title" className="text-3xl">
        {t('favourites')}
      </h2>
      <p className="mt-2 text-muted">{t('favouritesText')}</p>
      <ul className="mt-4">
        {favourites.map((dish) => (
          <li key={dish.id} className="flex items-center justify-between gap-4 border-t border-line py-3">
            {texts.dishes[dish.id]}
            <button
              type="button"
              className="grid size-11 cursor-pointer place-items-center text-2xl leading-none text-muted hover:text-accent"
              aria-label={t('remove', { name: texts.dishes[dish.id] })}
              onClick={() => apply((current) => toggleFavorite(current, dish.id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Guests() {
  const t = useTranslations('configurator');
  const { draft, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {(['veganGuests', 'vegetarianGuests'] as const).map((name) => (
        <NumberField
          key={name}
          id={name}
          label={t(`fields.${name}`)}
          optionalLabel={t('optional')}
          error={errorOf(name)}
          value={draft[name] ?? null}
          onChange={(guests) => change({ [name]: guests ?? 0 })}
          onLeave={() => touch(name)}
        />
      ))}
      <DraftTextField
        name="allergyNote"
        label={t('fields.allergyNote')}
        hint={t('hints.allergyNote')}
        multiline
        className="sm:col-span-2"
      />
    </div>
  );
}
