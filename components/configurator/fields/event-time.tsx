import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useNoticeText } from '@/components/configurator/shell/notices';
import { useDraft, withOptional } from '@/components/configurator/shell/use-draft';
import { usePrice } from '@/components/configurator/shell/use-price';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import { eventDay } from '@/lib/base/event-day';
import { formatDay } from '@/lib/i18n/format';
import { earliestDay, getLeadTime, plannedLeadDays } from '@/lib/plan/lead-time';
import { quarterHours } from '@/lib/plan/times';
import { DateField } from './date-field';
import { useFieldErrors } from './field-errors';
import { NumberField } from './number-field';

const DateAnswer = lazy(() => import('./date-answer').then((module) => ({ default: module.DateAnswer })));

const times = quarterHours.map((value) => ({ value, label: value }));

/** Day, beginning and end; says from which day on the chosen catering costs no surcharge. */
export function EventTime() {
  const t = useTranslations('configurator');
  const { draft, apply, changeDetails } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const { time, timeEnd } = draft.details;
  return (
    <div>
      <div className="field-row sm:grid-cols-3">
        <DateField />
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
              apply((current) => ({
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
      {draft.details.date && (
        <Suspense>
          <DateAnswer />
        </Suspense>
      )}
      {(draft.customerType === 'business' || (draft.days ?? 1) > 1) && (
        <NumberField
          id="days"
          label={t('fields.days')}
          hint={t('hints.days')}
          error={errorOf('days')}
          optionalLabel={t('optional')}
          value={draft.days ?? null}
          onChange={(days) => apply((current) => withOptional(current, 'days', days))}
          onLeave={() => touch('days')}
          className="mt-8"
        />
      )}
      <LeadTimeNote />
    </div>
  );
}

function LeadTimeNote() {
  const t = useTranslations('configurator.advice');
  const locale = useLocale();
  const ready = useHydrated();
  const { draft } = useDraft();
  const express = usePrice().notices.find(({ code }) => code === 'express');
  const textOf = useNoticeText();
  if (!ready) return <p className="mt-6 min-h-7" />;
  const now = new Date();
  const days = plannedLeadDays(draft);
  const earliest = eventDay(days === null ? '' : earliestDay(now, days));
  const late = express && getLeadTime(draft, now).express;
  return (
    <p
      role="status"
      data-lead-time
      className={`measure mt-6 border-l-2 pl-5 ${late ? 'border-ember' : 'border-line text-muted'}`}
    >
      {late
        ? textOf(express)
        : earliest && days !== null
          ? t('leadTime', { days, earliest: formatDay(earliest, locale) })
          : t('leadTimeByType')}
    </p>
  );
}
