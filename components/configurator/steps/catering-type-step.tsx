'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type CateringTypeId, cateringTypes } from '@/content/catering/choices';
import { changeCateringType } from '@/lib/configurator/rules';
import { RadioCards } from '../../ui/radio-cards';
import { useCatalogueTexts } from '../catalogue-context';
import { useFieldErrors } from '../field-errors';
import { StepForm } from '../step-form';
import { useDraft } from '../use-draft';

type Props = { pictures: Readonly<Record<CateringTypeId, ReactNode>> };

/** How the guests eat; dishes that do not suit the new kind move to the favourites. */
export function CateringTypeStep({ pictures }: Props) {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { draft, apply } = useDraft();
  const { errorOf } = useFieldErrors();
  return (
    <StepForm>
      <div id="cateringType">
        <RadioCards
          legend={t('fields.cateringType')}
          legendHidden
          name="cateringType"
          value={draft.cateringType}
          error={errorOf('cateringType')}
          onChange={(value) => apply((current) => changeCateringType(current, value))}
          gridClass="sm:grid-cols-2 xl:grid-cols-3"
          options={cateringTypes.map((value) => ({
            value,
            label: texts.types[value].name,
            description: texts.types[value].text,
            media: pictures[value],
          }))}
        />
      </div>
    </StepForm>
  );
}
