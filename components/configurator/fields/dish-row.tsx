import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { useCatalogueTexts } from '@/components/configurator/shell/catalogue-context';
import { applyToDraft } from '@/components/configurator/shell/use-draft';
import { grossUnitCents } from '@/content/catering/unit-price';
import { formatCents, formatList, formatMonths } from '@/lib/i18n/format';
import type { KnownDish } from '@/lib/plan/dish-catalogue';
import { isInSeason } from '@/lib/plan/dish-filter';
import { toggleDish, toggleFavourite } from '@/lib/plan/dish-rules';

type Props = {
  dish: KnownDish;
  chosen: boolean;
  favourite: boolean;
  /** Prices without VAT, for business customers. */
  net: boolean;
  /** Shown although it does not match the search, because it is chosen. */
  filteredOut: boolean;
  /** Of the event, 1–12; `null` while the date is open. */
  month: number | null;
  /** Guests who cannot eat it, in words; empty when there are none. */
  conflict: string;
};

/** One dish: choose it, keep it as a favourite, and read what is in it. Drawn anew only when one of its facts changes. */
export const DishRow = memo(function DishRow({
  dish,
  chosen,
  favourite,
  net,
  filteredOut,
  month,
  conflict,
}: Props) {
  const t = useTranslations('configurator');
  const name = useCatalogueTexts().dishes[dish.id];
  return (
    <li className="flex items-start gap-4 border-t border-line py-4">
      <label className="flex min-h-11 flex-1 cursor-pointer gap-4">
        <input
          type="checkbox"
          className="check-box mt-1"
          name={dish.category}
          value={dish.id}
          checked={chosen}
          aria-describedby={conflict ? `${dish.id}-conflict ${dish.id}-facts` : `${dish.id}-facts`}
          onChange={() => applyToDraft((current) => toggleDish(current, dish.id))}
        />
        <span>
          <span className="block font-medium leading-snug">{name}</span>
          <DishFacts dish={dish} net={net} inSeason={isInSeason(dish, month)} />
          {conflict && (
            <span
              className="mt-1 block text-[0.9375rem] text-ember"
              id={`${dish.id}-conflict`}
              data-conflict={dish.id}
            >
              {t('dishes.conflict', { causes: conflict })}
            </span>
          )}
          {filteredOut && (
            <span className="mt-1 block text-[0.9375rem] text-lake">{t('dishes.chosenOutside')}</span>
          )}
        </span>
      </label>
      <button
        type="button"
        aria-pressed={favourite}
        aria-label={t('favourite', { dish: name })}
        onClick={() => applyToDraft((current) => toggleFavourite(current, dish.id))}
        className="grid size-11 flex-none cursor-pointer place-items-center text-accent"
      >
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d="M12 20s-7-4.6-8.6-9.2C2.2 7.2 4.3 4.5 7.2 4.5c2 0 3.7 1.1 4.8 3 1.1-1.9 2.8-3 4.8-3 2.9 0 5 2.7 3.8 6.3C19 15.4 12 20 12 20Z"
            fill={favourite ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </svg>
      </button>
    </li>
  );
});

type FactsProps = { dish: KnownDish; net: boolean; inSeason: boolean };

/** Formatting a dish's texts is expensive: memoised until an input of theirs changes. */
const DishFacts = memo(function DishFacts({ dish, net, inSeason }: FactsProps) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const surcharge = net ? dish.surchargeCents : grossUnitCents(dish.surchargeCents, 'food');
  const facts = [
    dish.diet.map((mark) => t(`diets.${mark}`)).join(', '),
    dish.season && t('season', { months: formatMonths(dish.season, locale) }),
    dish.allergens.length > 0
      ? t('allergens', {
          list: formatList(
            dish.allergens.map((code) => texts.allergens[code]),
            locale,
          ),
        })
      : t('noAllergens'),
    dish.additives.length > 0 &&
      t('additives', {
        list: formatList(
          dish.additives.map((code) => texts.additives[code]),
          locale,
        ),
      }),
  ];
  return (
    <span id={`${dish.id}-facts`} className="mt-1 block text-[0.9375rem] leading-snug text-muted">
      {dish.surchargeCents > 0 && (
        <span className="figures mr-2 text-accent">
          {t('surcharge', {
            price: `${formatCents(surcharge, locale)} ${net ? t('exclVat') : t('inclVat')}`,
          })}
        </span>
      )}
      {facts.filter(Boolean).join(' · ')}
      {!inSeason && <span className="block text-lake">{t('dishes.outOfSeason')}</span>}
    </span>
  );
});
