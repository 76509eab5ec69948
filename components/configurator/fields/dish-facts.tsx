import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { grossUnitCents } from '@/content/catering/unit-price';
import { formatCents, formatList, formatMonths } from '@/lib/i18n/format';
import type { KnownDish } from '@/lib/plan/dish-catalogue';

type MarksProps = { dish: KnownDish; net: boolean; inSeason: boolean };

/** Surcharge, diet and season, as they stand at a dish of a printed carte. Memoised, because formatting is expensive. */
export const DishMarks = memo(function DishMarks({ dish, net, inSeason }: MarksProps) {
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
          {marks.length > 0 && ' · '}
        </>
      )}
      {marks.join(' · ')}
      {!inSeason && <span className="carte-note">{t('dishes.outOfSeason')}</span>}
    </span>
  );
});

/** Allergens and additives in words (Regulation (EU) 1169/2011, art. 44; LMZDV § 5). */
export const DishContents = memo(function DishContents({ dish }: { dish: KnownDish }) {
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
      {contents.filter(Boolean).join(' · ')}
    </span>
  );
});
