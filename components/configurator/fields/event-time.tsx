import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import {
  applyToDraft,
  changeDetails,
  useDraftPart,
  withOptional,
} from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { quarterHours } from '@/lib/plan/times';
import { useFieldErrors } from './field-errors';
import { NumberField } from './number-field';

const LeadTimeNote = lazyPart(() => import('./lead-time-note').then((module) => module.LeadTimeNote));
const DayTimeline = lazyPart(() => import('./day-timeline').then((module) => module.DayTimeline));

const times = quarterHours.map((value) => ({ value, label: value }));

/** Beginning and end; says from which day on the chosen catering costs no surcharge. */
export function EventTime() {
  const t = useTranslations('configurator');
  const engine = useEngine();
  const time = useDraftPart((draft) => draft.details.time);
  const timeEnd = useDraftPart((draft) => draft.details.timeEnd);
  const days = useDraftPart((draft) => draft.days);
  const isBusiness = useDraftPart((draft) => draft.customerType === 'business');
  const hasType = useDraftPart((draft) => draft.cateringType !== null);
  const { errorOf, touch } = useFieldErrors();
  return (
    <div>
      <div className="field-row sm:grid-cols-2">
        <Field
          id="details.time"
          label={t('fields.time')}
          description={t('hints.time')}
          error={errorOf('details.time')}
        >
          <Select
            name="time"
            value={time}
            options={times}
            onChange={(event) => {
              const { value } = event.currentTarget;
              applyToDraft((current) => ({
                ...current,
                timeChosen: true,
                details: { ...current.details, time: value },
              }));
            }}
            onBlur={() => touch('details.time')}
          />
        </Field>
        <Field
          id="details.timeEnd"
          label={t('fields.timeEnd')}
          error={errorOf('details.timeEnd')}
          optionalLabel={t('optional')}
        >
          <Select
            name="timeEnd"
            value={timeEnd}
            options={times}
            placeholder={t('anyTime')}
            onChange={(event) => changeDetails({ timeEnd: event.currentTarget.value })}
            onBlur={() => touch('details.timeEnd')}
          />
        </Field>
      </div>
      {(isBusiness || (days ?? 1) > 1) && (
        <NumberField
          id="days"
          label={t('fields.days')}
          hint={t('hints.days')}
          error={errorOf('days')}
          optionalLabel={t('optional')}
          value={days ?? null}
          onChange={(count) => applyToDraft((current) => withOptional(current, 'days', count))}
          onLeave={() => touch('days')}
          className="mt-8"
        />
      )}
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
