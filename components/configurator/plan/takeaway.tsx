import { useTranslations } from 'next-intl';
import { usePlan } from '@/components/configurator/shell/use-plan';
import { PlanFiles } from '@/components/plan/plan-files';
import { SharePanel } from './share-panel';
import { VariantPanel } from './variant-panel';

/** The plan before it is sent: as PDF, in the calendar, as a link, and beside a second variant. */
export function Takeaway() {
  const t = useTranslations('configurator.takeaway');
  const { planDocument, planCalendar } = usePlan();
  return (
    <section aria-labelledby="takeaway-title">
      <h2 id="takeaway-title" className="text-3xl">
        {t('title')}
      </h2>
      <p className="measure mt-2 mb-6 text-muted">{t('text')}</p>
      <PlanFiles
        texts={{ pdf: t('pdf'), calendar: t('calendar'), noDate: t('noDate'), failed: t('failed') }}
        plan={() => planDocument(false)}
        calendar={planCalendar}
        fileName="seegut-plan"
      />
      <div className="mt-8">
        <SharePanel />
        <VariantPanel />
      </div>
    </section>
  );
}
