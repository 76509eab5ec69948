import { useTranslations } from 'next-intl';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { StepForm } from '@/components/configurator/shell/step-form';
import type { StepProps } from '@/components/configurator/shell/step-modules';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { useMenuChange } from '@/components/configurator/shell/use-menu-change';
import { type CateringTypeId, cateringTypes } from '@/content/catering/choices';
import { RadioCards } from '../../ui/radio-cards';

/** How the guests eat; dishes that do not suit the new kind move to the favourites. */
export function CateringTypeStep({ pictures }: StepProps) {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const cateringType = useDraftPart((draft) => draft.cateringType);
  const { pending, change } = useMenuChange<CateringTypeId>((rules, current, type) =>
    rules.changeCateringType(current, type),
  );
  const { errorOf } = useFieldErrors();
  return (
    <StepForm>
      <div id="cateringType">
        <RadioCards
          legend={t('fields.cateringType')}
          legendHidden
          name="cateringType"
          value={pending ?? cateringType}
          error={errorOf('cateringType')}
          onChange={change}
          gridClass="sm:grid-cols-2 xl:grid-cols-3"
          options={cateringTypes.map((value) => ({
            value,
            label: texts.types[value].name,
            description: texts.types[value].text,
            media: pictures?.[value],
          }))}
        />
      </div>
    </StepForm>
  );
}
