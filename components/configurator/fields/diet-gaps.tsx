import { useLocale, useTranslations } from 'next-intl';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { Button } from '@/components/ui/button';
import { formatCents } from '@/lib/i18n/format';
import type { DietGap } from '@/lib/plan/diet-balance';
import type { DietFilter } from '@/lib/plan/dish-filter';

type Props = { gaps: readonly DietGap[]; onShow: (diet: DietFilter) => void };

/** Courses from which vegans or vegetarians could eat nothing, what helps, and the dishes that do. */
export function DietGaps({ gaps, onShow }: Props) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const plan = useResolvedPlan();
  const engine = useEngine();
  return (
    <>
      <ul className="mt-4 space-y-2 border-l-2 border-lake pl-5 text-sm">
        {gaps.map(({ category, diet, guests, open }) => (
          <li key={category} data-diet-gap={category}>
            {[
              t(`advice.${diet}`, { guests, category: t(`categories.${category}`) }),
              open > 0
                ? t('advice.kitchenFills')
                : plan &&
                  engine &&
                  t('advice.addOne', { price: formatCents(engine.oneMoreDishCents(plan, category), locale) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </li>
        ))}
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
