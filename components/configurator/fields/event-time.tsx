import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { isStartChosen, plannedTimes } from '@/lib/plan/first-answers';
import { quarterHours } from '@/lib/plan/times';
import { DraftField } from './draft-field';

const LeadTimeNote = lazyPart(() => import('./lead-time-note').then((module) => module.LeadTimeNote));
const DayTimeline = lazyPart(() => import('./day-timeline').then((module) => module.DayTimeline));

const times = quarterHours.map((value) => ({ value, label: value }));

/** Beginning and end; says from which day on the chosen catering costs no surcharge. */
export function EventTime() {
  const t = useTranslations('configurator');
  const engine = useEngine();
  const days = useDraftPart((draft) => draft.days);
  const isBusiness = useDraftPart((draft) => draft.customerType === 'business');
  const isChosen = useDraftPart(isStartChosen);
  const start = useDraftPart((draft) => plannedTimes(draft).start);
  const end = useDraftPart(
    (draft) => plannedTimes({ ...draft, details: { ...draft.details, timeEnd: '' } }).end,
  );
  const hasType = useDraftPart((draft) => draft.cateringType !== null);
  return (
    <div>
      <div className="field-row sm:grid-cols-2">
        <DraftField
          path="details.time"
          optional={false}
          options={times}
          placeholder={t('described.assumed', { time: start })}
          unanswered={!isChosen}
          rule={(draft, time) => ({
            ...draft,
            timeChosen: time !== '',
            details: { ...draft.details, time: time || '18:00' },
          })}
        />
        <DraftField
          path="details.timeEnd"
          options={times}
          placeholder={t('described.assumed', { time: end })}
        />
      </div>
      {(isBusiness || (days ?? 1) > 1) && <DraftField path="days" className="mt-8" />}
      {engine ? (
        <Suspense fallback={<p className="mt-6 min-h-7" />}>
          <LeadTimeNote engine={engine} />
        </Suspense>
      ) : (
        <p className="measure mt-6 border-l-2 border-line pl-5 text-muted">{t('advice.leadTimeByType')}</p>
      )}
      {engine && hasType && (
        <Suspense>
          <DayTimeline engine={engine} />
        </Suspense>
      )}
    </div>
  );
}
