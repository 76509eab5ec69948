import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';

/** Pieces of finger food per person and sorts: the rule of thumb beside what the package brings. */
export function PortionNote() {
  const t = useTranslations('configurator.advice.portions');
  const texts = useCatalogueTexts();
  const engine = useEngine();
  const plan = useResolvedPlan();
  const advice = plan && engine?.portionAdvice(plan);
  if (!advice) return null;
  const { use, hours, min, max, pieces, sorts, larger } = advice;
  return (
    <p className="measure border-l-2 border-lake pl-5" data-portions={use}>
      {[
        t(use, { least: min, most: max, hours: hours ?? 0 }),
        t('package', { pieces, total: pieces * plan.guests.total }),
        larger && t('larger', { name: texts.packages[larger]?.name ?? larger }),
        sorts !== null && t('sorts', { sorts, guests: plan.guests.total }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
