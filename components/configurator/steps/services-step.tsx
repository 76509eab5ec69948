import { useTranslations } from 'next-intl';
import { DraftTextField } from '@/components/configurator/fields/draft-fields';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { ServiceRow } from '@/components/configurator/fields/service-row';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useDraft, withOptional } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { pickups } from '@/content/catering/choices';
import { serviceIds } from '@/content/catering/services';
import { knownServices } from '@/lib/plan/service-catalogue';
import { RadioCards } from '../../ui/radio-cards';

/** Staff, tableware, drinks, furniture and what else can be brought. */
export function ServicesStep() {
  const t = useTranslations('configurator');
  const { draft, apply, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const engine = useEngine();
  const plan = useResolvedPlan();
  const advice = plan && engine?.serviceAdvice(plan);
  return (
    <StepForm>
      <ul id="services" tabIndex={-1}>
        {knownServices.map((service) => (
          <ServiceRow key={service.id} service={service} advice={advice?.[service.id]} />
        ))}
      </ul>
      {draft.services.includes(serviceIds.decoration) && (
        <DraftTextField name="decorationNote" label={t('fields.decorationNote')} />
      )}
      {(draft.customerType === 'business' || (draft.deliveriesPerDay ?? 1) > 1) && (
        <NumberField
          id="deliveriesPerDay"
          label={t('fields.deliveriesPerDay')}
          hint={t('hints.deliveriesPerDay')}
          error={errorOf('deliveriesPerDay')}
          optionalLabel={t('optional')}
          value={draft.deliveriesPerDay ?? null}
          onChange={(deliveries) => apply((current) => withOptional(current, 'deliveriesPerDay', deliveries))}
          onLeave={() => touch('deliveriesPerDay')}
        />
      )}
      <RadioCards
        legend={t('fields.pickup')}
        name="pickup"
        value={draft.pickup ?? 'next-day'}
        onChange={(pickup) => change({ pickup })}
        options={pickups.map((value) => ({ value, label: t(`pickups.${value}`) }))}
      />
    </StepForm>
  );
}
