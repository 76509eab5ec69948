import { useTranslations } from 'next-intl';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { ServiceRow } from '@/components/configurator/fields/service-row';
import { StepForm } from '@/components/configurator/shell/step-form';
import { changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
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
      {draft.services.includes(serviceIds.decoration) && <DraftField path="decorationNote" />}
      {(draft.customerType === 'business' || (deliveries ?? 1) > 1) && <DraftField path="deliveriesPerDay" />}
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
