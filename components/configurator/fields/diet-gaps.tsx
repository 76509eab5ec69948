import { useLocale, useTranslations } from 'next-intl';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { Button } from '@/components/ui/button';
import { formatCents } from '@/lib/i18n/format';
import type { DietGap } from '@/lib/plan/diet-balance';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { type DietFilter, meetsDiet } from '@/lib/plan/dish-filter';
import { suits, toggleDish } from '@/lib/plan/dish-rules';

type Props = { gaps: readonly DietGap[]; onShow: (diet: DietFilter) => void };

/** Courses from which vegans or vegetarians could eat nothing, what helps, and the dishes that do. */
export function DietGaps({ gaps, onShow }: Props) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const draft = useSettledDraft();
  const engine = useEngine();
  /** What a dish for them costs beyond the package. */
  const costOf = ({ category, diet }: DietGap): number | null => {
    const dish = getDishes(category).find(
      (one) => suits(one.id, draft.cateringType) && one.surchargeCents === 0 && meetsDiet(one, diet),
    );
    return dish && engine ? engine.addedCents(draft, toggleDish(draft, dish.id), new Date()) : null;
  };
  return (
    <>
      <ul className="mt-4 space-y-2 border-l-2 border-lake pl-5 text-sm">
        {gaps.map((gap) => {
          const { category, diet, guests, open } = gap;
          const cost = open > 0 ? null : costOf(gap);
          return (
            <li key={category} data-diet-gap={category}>
              {[
                t(`advice.${diet}`, { guests, category: t(`categories.${category}`) }),
                open > 0 && t('advice.kitchenFills'),
                cost !== null && t('advice.addOne', { price: formatCents(cost, locale) }),
              ]
                .filter(Boolean)
                .join(' ')}
            </li>
          );
        })}
      </ul>
      <Button
        variant="link"
        size="sm"
        className="mt-2"
        onClick={() => onShow(gaps.some(({ diet }) => diet === 'vegan') ? 'vegan' : 'vegetarisch')}
      >
        {t('advice.show')}
      </Button>
    </>
  );
}
