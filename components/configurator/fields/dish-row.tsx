import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { applyToDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { grossUnitCents } from '@/content/catering/unit-price';
import { formatCents, formatList, formatMonths } from '@/lib/i18n/format';
import type { KnownDish } from '@/lib/plan/dish-catalogue';
import { isInSeason } from '@/lib/plan/dish-filter';
import { toggleDish, toggleFavourite } from '@/lib/plan/dish-rules';
import { Plate } from './plate';

type Props = {
  dish: KnownDish;
  chosen: boolean;
  /** Prices without VAT, for business customers. */
  net: boolean;
  /** Shown although it does not match the search, because it is chosen. */
  filteredOut: boolean;
  /** Of the event, 1–12; `null` while the date is open. */
  month: number | null;
  /** Says what it contains. */
  withContents: boolean;
  /** Guests who cannot eat it, in words; empty when there are none. */
  conflict: string;
};

/** One line of the carte: choose a dish or keep it as a favourite. Drawn anew only when one of its facts changes. */
export const DishRow = memo(function DishRow(props: Props) {
  const { dish, chosen, net, filteredOut, month, withContents, conflict } = props;
  const t = useTranslations('configurator');
  const name = useCatalogueTexts().dishes[dish.id];
  const describedBy = [conflict && `${dish.id}-conflict`, withContents && `${dish.id}-contents`];
  return (
    <li className="carte-dish">
      <label className="carte-line">
        <input
          type="checkbox"
          className="carte-mark"
          name={dish.category}
          value={dish.id}
          checked={chosen}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onChange={() => applyToDraft((current) => toggleDish(current, dish.id))}
        />
        <span className="carte-plate">
          <Plate plate={dish.id} />
        </span>
        <span className="carte-words">
          <span className="carte-name">{name}</span>
          <DishMarks dish={dish} net={net} inSeason={isInSeason(dish, month)} />
          {conflict && (
            <span className="carte-conflict" id={`${dish.id}-conflict`} data-conflict={dish.id}>
              {t('dishes.conflict', { causes: conflict })}
            </span>
          )}
          {filteredOut && <span className="carte-note">{t('dishes.chosenOutside')}</span>}
          {withContents && <DishContents dish={dish} />}
        </span>
      </label>
      <FavouriteButton dish={dish.id} name={name} />
    </li>
  );
});

/** Keeps a dish for later. It asks the draft itself, so that nothing else is drawn anew. */
function FavouriteButton({ dish, name }: { dish: KnownDish['id']; name: string }) {
  const t = useTranslations('configurator');
  const favourite = useDraftPart((draft) => draft.favorites.includes(dish));
  return (
    <button
      type="button"
      aria-pressed={favourite}
      aria-label={t('favourite', { dish: name })}
      onClick={() => applyToDraft((current) => toggleFavourite(current, dish))}
      className="carte-favourite"
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
  );
}

type MarksProps = { dish: KnownDish; net: boolean; inSeason: boolean };

/** Surcharge, diet and season, as they stand at a dish of a printed carte. Memoised, because formatting is expensive. */
const DishMarks = memo(function DishMarks({ dish, net, inSeason }: MarksProps) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const surcharge = net ? dish.surchargeCents : grossUnitCents(dish.surchargeCents, 'food');
  const marks = [
    // A mark stays on one line.
    ...dish.diet.map((mark) => t(`diets.${mark}`).replaceAll(' ', '\u00a0')),
    dish.season && t('season', { months: formatMonths(dish.season, locale) }),
  ].filter(Boolean);
  return (
    <span className="carte-facts">
      {dish.surchargeCents > 0 && (
        <>
          <span className="figures whitespace-nowrap text-accent">
            {t('surcharge', { price: formatCents(surcharge, locale) })}
          </span>
          {marks.length > 0 && <span>{'\u00a0· '}</span>}
        </>
      )}
      {marks.length > 0 && <span>{marks.join('\u00a0· ')}</span>}
      {!inSeason && <span className="carte-note">{t('dishes.outOfSeason')}</span>}
    </span>
  );
});

/** Allergens and additives in words (Regulation (EU) 1169/2011, art. 44; LMZDV § 5). */
const DishContents = memo(function DishContents({ dish }: { dish: KnownDish }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const list = (names: readonly string[]) => formatList(names, locale);
  const contents = [
    dish.allergens.length > 0
      ? t('allergens', { list: list(dish.allergens.map((code) => texts.allergens[code])) })
      : t('noAllergens'),
    dish.additives.length > 0 &&
      t('additives', { list: list(dish.additives.map((code) => texts.additives[code])) }),
  ];
  return (
    <span id={`${dish.id}-contents`} className="carte-contents">
      {contents.filter(Boolean).join('\u00a0· ')}
    </span>
  );
});
