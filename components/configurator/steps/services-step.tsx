'use client';

import { useTranslations } from 'next-intl';
import { pickups } from '@/content/catering/choices';
import { services } from '@/content/catering/services';
import { serviceOf } from '@/lib/configurator/catalogue';
import { serviceAdvice } from '@/lib/configurator/service-advice';
import { RadioCards } from '../../ui/radio-cards';
import { DraftTextField } from '../draft-fields';
import { ServiceRow } from '../service-row';
import { StepForm } from '../step-form';
import { useDraft } from '../use-draft';

/** Staff, tableware, drinks, furniture and what else can be brought. */
export function ServicesStep() {
  const t = useTranslations('configurator');
  const { draft, change } = useDraft();
  const advice = serviceAdvice(draft);
  return (
    <StepForm>
      <ul id="services" tabIndex={-1}>
        {services
          .flatMap((service) => serviceOf(service.id) ?? [])
          .map((service) => (
            <ServiceRow key={service.id} service={service} advice={advice[service.id]} />
          ))}
      </ul>
      {draft.services.includes('s10') && (
        <DraftTextField name="decorationNote" label={t('fields.decorationNote')} />
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
