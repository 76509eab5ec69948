import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { usePlan } from '@/components/configurator/shell/use-plan';
import { PlanFiles } from '@/components/plan/plan-files';
import { variantsStore } from '@/lib/plan/browser/variants-store';
import { VariantPanel } from './variant-panel';

/** The plan before it is sent: as PDF, in the calendar, and beside its variants. */
export function Takeaway() {
  const t = useTranslations('configurator');
  const { planDocument, planCalendar } = usePlan();
  const hasVariants = useSyncExternalStore(variantsStore.subscribe, variantsStore.isStored, () => false);
  return (
    <section aria-labelledby="takeaway-title" data-takeaway>
      <h2 id="takeaway-title" className="text-3xl">
        {t('takeaway.title')}
      </h2>
      <p className="measure mt-2 mb-6 text-muted">{t('takeaway.text')}</p>
      <PlanFiles
        texts={{
          pdf: t('takeaway.pdf'),
          calendar: t('takeaway.calendar'),
          noDate: t('takeaway.noDate'),
          failed: t('takeaway.failed'),
        }}
        plan={() => planDocument(false)}
        calendar={planCalendar}
        fileName="seegut-plan"
      />
      <details className="mt-8 border-t border-line" open={hasVariants}>
        <summary className="flex min-h-14 cursor-pointer items-center font-medium hover:text-accent">
          {t('variants.title')}
        </summary>
        <div className="pb-8">
          <VariantPanel />
        </div>
      </details>
    </section>
  );
}
