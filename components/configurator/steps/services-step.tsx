import { useTranslations } from 'next-intl';
import { DraftTextField } from '@/components/configurator/fields/draft-fields';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { ServiceRow } from '@/components/configurator/fields/service-row';
import { StepForm } from '@/components/configurator/shell/step-form';
import {
  applyToDraft,
  changeDraft,
  useDraftPart,
  withOptional,
} from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { pickups } from '@/content/catering/choices';
import { serviceIds } from '@/content/catering/services';
import { knownServices } from '@/lib/plan/service-catalogue';
import { RadioCards } from '../../ui/radio-cards';

/** Staff, tableware, drinks, furniture and what else can be brought. */
export function ServicesStep() {
  const t = useTranslations('configurator');
  const draft = useSettledDraft();
  const deliveries = useDraftPart((newest) => newest.deliveriesPerDay);
  const pickup = useDraftPart((newest) => newest.pickup);
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
      {(draft.customerType === 'business' || (deliveries ?? 1) > 1) && (
        <NumberField
          id="deliveriesPerDay"
          label={t('fields.deliveriesPerDay')}
          hint={t('hints.deliveriesPerDay')}
          error={errorOf('deliveriesPerDay')}
          optionalLabel={t('optional')}
          value={deliveries ?? null}
          onChange={(count) => applyToDraft((current) => withOptional(current, 'deliveriesPerDay', count))}
          onLeave={() => touch('deliveriesPerDay')}
        />
      )}
      <RadioCards
        legend={t('fields.pickup')}
        name="pickup"
        value={pickup ?? 'next-day'}
        onChange={(value) => changeDraft({ pickup: value })}
        options={pickups.map((value) => ({ value, label: t(`pickups.${value}`) }))}
      />
    </StepForm>
  );
}
