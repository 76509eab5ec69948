import { useTranslations } from 'next-intl';
import { EventTime } from '@/components/configurator/fields/event-time';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { customerTypes } from '@/content/catering/choices';
import { changeCustomerType } from '@/lib/plan/event-rules';
import { RadioCards } from '../../ui/radio-cards';

/** Who plans, how many come, and when. */
export function BasicsStep() {
  const t = useTranslations('configurator');
  const { draft, apply, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  return (
    <StepForm>
      <div id="customerType">
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
      </div>
      <div className="field-row sm:grid-cols-3">
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
        {(['childrenUnder6', 'children611'] as const).map((name) => (
          <NumberField
            key={name}
            id={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            optionalLabel={t('optional')}
            error={errorOf(name)}
            value={draft[name] ?? null}
            onChange={(children) => change({ [name]: children ?? 0 })}
            onLeave={() => touch(name)}
          />
        ))}
      </div>
      <EventTime />
    </StepForm>
  );
}
