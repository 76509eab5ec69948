import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { Button } from '@/components/ui/button';
import { formatCents } from '@/lib/i18n/format';
import type { DietFilter } from '@/lib/plan/dish-filter';
import { DraftField } from './draft-field';

type Props = { onShow: (diet: DietFilter) => void };

/** How many eat vegan or vegetarian, and courses from which they could eat nothing. */
export const DietGuests = memo(function DietGuests({ onShow }: Props) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const plan = useResolvedPlan();
  const engine = useEngine();
  const gaps = (plan && engine?.dietGaps(plan)) ?? [];
  return (
    <div>
      <div className="field-row grid-cols-2">
        {(['veganGuests', 'vegetarianGuests'] as const).map((name) => (
          <DraftField key={name} path={name} />
        ))}
      </div>
      <div role="status" data-diet-advice>
        {gaps.length > 0 && (
          <ul className="mt-4 space-y-2 border-l-2 border-lake pl-5 text-sm">
            {gaps.map(({ category, diet, guests, open }) => (
              <li key={category} data-diet-gap={category}>
                {[
                  t(`advice.${diet}`, { guests, category: t(`categories.${category}`) }),
                  open > 0
                    ? t('advice.kitchenFills')
                    : plan &&
                      engine &&
                      t('advice.addOne', {
                        price: formatCents(engine.oneMoreDishCents(plan, category), locale),
                      }),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </li>
            ))}
          </ul>
        )}
      </div>
      {gaps.length > 0 && (
        <Button
          variant="link"
          size="sm"
          className="mt-2"
          onClick={() => onShow(gaps.some(({ diet }) => diet === 'vegan') ? 'vegan' : 'vegetarisch')}
        >
          {t('advice.show')}
        </Button>
      )}
    </div>
  );
});
