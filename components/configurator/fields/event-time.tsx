import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { applyToDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isStartChosen, plannedTimes } from '@/lib/plan/first-answers';
import { quarterHours } from '@/lib/plan/times';
import { DraftField } from './draft-field';
import { useFieldErrors } from './field-errors';

const LeadTimeNote = lazyPart(() => import('./lead-time-note').then((module) => module.LeadTimeNote));
const DayTimeline = lazyPart(() => import('./day-timeline').then((module) => module.DayTimeline));

const times = quarterHours.map((value) => ({ value, label: value }));

/** Beginning and end; says from which day on the chosen catering costs no surcharge. */
export function EventTime() {
  const t = useTranslations('configurator');
  const engine = useEngine();
  const days = useDraftPart((draft) => draft.days);
  const isBusiness = useDraftPart((draft) => draft.customerType === 'business');
  const { errorOf, touch } = useFieldErrors();
  const isChosen = useDraftPart(isStartChosen);
  const time = useDraftPart((draft) => draft.details.time);
  const start = useDraftPart((draft) => plannedTimes(draft).start);
  const end = useDraftPart(
    (draft) => plannedTimes({ ...draft, details: { ...draft.details, timeEnd: '' } }).end,
  );
  const hasType = useDraftPart((draft) => draft.cateringType !== null);
  return (
    <div>
      <div className="field-row sm:grid-cols-2">
        {/* The field holds a time before it is answered, which is no answer. */}
        <Field
          id="details.time"
          label={t('fields.time')}
          description={t('hints.time')}
          error={errorOf('details.time')}
        >
          <Select
            name="time"
            value={isChosen ? time : ''}
            options={times}
            placeholder={t('described.assumed', { time: start })}
            onBlur={() => touch('details.time')}
            onChange={({ currentTarget: { value } }) =>
              applyToDraft((draft) => ({
                ...draft,
                timeChosen: value !== '',
                details: { ...draft.details, time: value || '18:00' },
              }))
            }
          />
        </Field>
        <DraftField
          path="details.timeEnd"
          options={times}
          placeholder={t('described.assumed', { time: end })}
        />
      </div>
      {(isBusiness || (days ?? 1) > 1) && <DraftField path="days" className="mt-8" />}
      {engine && (
        <Suspense fallback={<p className="mt-6 min-h-7" />}>
          <LeadTimeNote engine={engine} />
          {hasType && <DayTimeline engine={engine} />}
        </Suspense>
      )}
    </div>
  );
}
