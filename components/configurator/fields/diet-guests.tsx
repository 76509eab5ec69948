import { memo, Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import type { DietFilter } from '@/lib/plan/dish-filter';
import { DraftField } from './draft-field';

const DietGaps = lazyPart(() => import('./diet-gaps').then((module) => module.DietGaps));

type Props = { onShow: (diet: DietFilter) => void };

/** How many eat vegan or vegetarian, and courses from which they could eat nothing. */
export const DietGuests = memo(function DietGuests({ onShow }: Props) {
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
          <Suspense>
            <DietGaps gaps={gaps} onShow={onShow} />
          </Suspense>
        )}
      </div>
    </div>
  );
});
