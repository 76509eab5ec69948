import { useTranslations } from 'next-intl';
import { usePlan } from '@/components/configurator/shell/use-plan';
import { PlanFiles } from '@/components/plan/plan-files';

/** The plan before it is sent: as PDF and in the calendar. */
export function Takeaway() {
  const t = useTranslations('configurator');
  const { planDocument, planCalendar } = usePlan();
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
    </section>
  );
}
