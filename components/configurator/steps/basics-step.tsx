'use client';

import { useTranslations } from 'next-intl';
import { customerTypes } from '@/content/catering/choices';
import { eventDay, isoDayOf } from '@/lib/configurator/event-day';
import { changeCustomerType } from '@/lib/configurator/rules';
import { quarterHours } from '@/lib/configurator/times';
import { Field } from '../../ui/field';
import { RadioCards } from '../../ui/radio-cards';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { useFieldErrors } from '../field-errors';
import { NumberField } from '../number-field';
import { StepForm } from '../step-form';
import { useDraft } from '../use-draft';

/** Who plans, how many come, and when. */
export function BasicsStep() {
  const t = useTranslations('configurator');
  const { draft, apply, change, changeDetails } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const { date, time, timeEnd } = draft.details;
  const times = quarterHours.map((value) => ({ value, label: value }));
  return (
    <StepForm>
      <RadioCards
        legend={t('fields.customerType')}
        name="customerType"
        value={draft.customerType}
        error={errorOf('customerType')}
        onChange={(value) => apply((current) => changeCustomerType(current, value))}
        options={customerTypes.map((value) => ({
          value,
          label: t(`customerTypes.${value}`),
          description: t(`hints.${value}`),
        }))}
      />
      <div className="grid gap-8 sm:grid-cols-3">
        <NumberField
          id="guests"
          label={t('fields.guests')}
          hint={t('hints.guests')}
          error={errorOf('guests')}
          required
          value={draft.guests}
          onChange={(guests) => change({ guests: guests ?? 0 })}
          onLeave={() => touch('guests')}
        />
        <NumberField
          id="childrenUnder6"
          label={t('fields.childrenUnder6')}
          hint={t('hints.childrenUnder6')}
          optionalLabel={t('optional')}
          error={errorOf('childrenUnder6')}
          value={draft.childrenUnder6 ?? null}
          onChange={(childrenUnder6) => change({ childrenUnder6: childrenUnder6 ?? 0 })}
          onLeave={() => touch('childrenUnder6')}
        />
        <NumberField
          id="children611"
          label={t('fields.children611')}
          hint={t('hints.children611')}
          optionalLabel={t('optional')}
          error={errorOf('children611')}
          value={draft.children611 ?? null}
          onChange={(children611) => change({ children611: children611 ?? 0 })}
          onLeave={() => touch('children611')}
        />
      </div>
      <div className="grid gap-8 sm:grid-cols-3">
        <Field
          id="details.date"
          label={t('fields.date')}
          description={t('hints.date')}
          error={errorOf('details.date')}
          optionalLabel={t('optional')}
        >
          <TextInput
            type="date"
            name="date"
            value={date ? isoDayOf(date) : ''}
            onChange={(event) => changeDetails({ date: eventDay(event.currentTarget.value) })}
            onBlur={() => touch('details.date')}
          />
        </Field>
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
            onChange={(event) => changeDetails({ time: event.currentTarget.value })}
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
          />
        </Field>
      </div>
    </StepForm>
  );
}
