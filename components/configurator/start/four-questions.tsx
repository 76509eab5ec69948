import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DateField } from '@/components/configurator/fields/date-field';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { applyToDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { FieldError } from '@/components/ui/field-texts';
import { customerTypes, type EventType, eventTypes, locationTypes } from '@/content/catering/choices';
import { changeCustomerType, chooseOccasion } from '@/lib/plan/event-rules';

const other = 'other' satisfies EventType;
const allOccasions: readonly EventType[] = [...eventTypes.private, ...eventTypes.business];

/** Occasion, guests, day and place: enough for complete proposals. */
export function FourQuestions() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const choose = useTranslations('proposals.first')('choose');
  const isOther = useDraftPart((draft) => draft.otherEvent);
  const option = (value: EventType) => ({ value, label: texts.eventTypes[value] });
  return (
    <div>
      <CustomerChoice />
      <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:mt-4 sm:gap-x-6 sm:gap-y-6">
        <DraftField
          path="eventType"
          optional={false}
          className="col-span-2 sm:col-span-1"
          placeholder={choose}
          options={[
            ...customerTypes.map((type) => ({
              label: t(`customerTypes.${type}`),
              options: eventTypes[type].filter((value) => value !== other).map(option),
            })),
            option(other),
          ]}
          rule={(draft, chosen) =>
            chooseOccasion(draft, allOccasions.find((value) => value === chosen) ?? null)
          }
        />
        {isOther && <DraftField path="otherEventText" className="col-span-2 sm:col-span-1" />}
        <DraftField path="guests" required />
        <DateField />
        <DraftField
          path="locationType"
          optional={false}
          className="col-span-2 sm:col-span-1"
          placeholder={choose}
          options={locationTypes.map((value) => ({ value, label: texts.locationTypes[value] }))}
        />
      </div>
    </div>
  );
}

/** Who plans, on one line: it decides whether prices are shown with VAT. */
function CustomerChoice() {
  const t = useTranslations('configurator');
  const customerType = useDraftPart((draft) => draft.customerType);
  const { errorOf } = useFieldErrors();
  const id = useId();
  const error = errorOf('customerType');
  return (
    <fieldset id="customerType" className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{t('fields.customerType')}</legend>
      <div className="flex flex-wrap gap-x-8">
        {customerTypes.map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="customerType"
              value={value}
              checked={customerType === value}
              onChange={() => applyToDraft((current) => changeCustomerType(current, value))}
              aria-labelledby={`${id}-${value}-name`}
              aria-describedby={`${id}-${value}`}
              className="size-5 flex-none cursor-pointer accent-(--accent-solid)"
            />
            <span id={`${id}-${value}-name`} className="font-medium">
              {t(`customerTypes.${value}`)}
            </span>
            <span id={`${id}-${value}`} className="text-sm text-muted max-sm:sr-only">
              {t(`hints.${value}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
