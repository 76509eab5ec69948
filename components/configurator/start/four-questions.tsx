import { useTranslations } from 'next-intl';
import { DateField } from '@/components/configurator/fields/date-field';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { applyToDraft, changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { customerTypes, type EventType, eventTypes, locationTypes } from '@/content/catering/choices';
import { chooseOccasion, plannedOccasion, plannedPlace, plannedTimes } from '@/lib/plan/first-answers';
import { CustomerChoice } from './customer-choice';

const other = 'other' satisfies EventType;
const allOccasions: readonly EventType[] = [...eventTypes.private, ...eventTypes.business];

/** Occasion, guests, day and place: enough for complete proposals. The empty choices name what is planned with. */
export function FourQuestions() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const eventType = useDraftPart((draft) => draft.eventType);
  const locationType = useDraftPart((draft) => draft.locationType);
  const usualOccasion = useDraftPart((draft) => plannedOccasion({ ...draft, eventType: null }));
  const usualPlace = useDraftPart((draft) => plannedPlace({ ...draft, locationType: null }));
  const { errorOf, touch } = useFieldErrors();
  const first = useTranslations('proposals.first');
  const suggested = (value: string) => first('suggested', { value });
  const option = (value: EventType) => ({ value, label: texts.eventTypes[value] });
  return (
    <div>
      <CustomerChoice />
      <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:mt-4 sm:gap-x-6 sm:gap-y-6">
        <Field
          id="eventType"
          label={t('fields.eventType')}
          error={errorOf('eventType')}
          className="col-span-2 sm:col-span-1"
        >
          <Select
            name="eventType"
            value={eventType ?? ''}
            placeholder={suggested(texts.eventTypes[usualOccasion])}
            options={[
              ...customerTypes.map((type) => ({
                label: t(`customerTypes.${type}`),
                options: eventTypes[type].filter((value) => value !== other).map(option),
              })),
              option(other),
            ]}
            onBlur={() => touch('eventType')}
            onChange={(event) => {
              const chosen = allOccasions.find((value) => value === event.currentTarget.value) ?? null;
              applyToDraft((current) => chooseOccasion(current, chosen));
            }}
          />
        </Field>
        <GuestsField />
        <DateField />
        <Field
          id="locationType"
          label={t('fields.locationType')}
          error={errorOf('locationType')}
          className="col-span-2 sm:col-span-1"
        >
          <Select
            name="locationType"
            value={locationType ?? ''}
            placeholder={suggested(texts.locationTypes[usualPlace])}
            options={locationTypes.map((value) => ({ value, label: texts.locationTypes[value] }))}
            onBlur={() => touch('locationType')}
            onChange={(event) =>
              changeDraft({
                locationType: locationTypes.find((value) => value === event.currentTarget.value) ?? null,
              })
            }
          />
        </Field>
      </div>
    </div>
  );
}

function GuestsField() {
  const t = useTranslations('configurator.fields');
  const { errorOf, touch } = useFieldErrors();
  return (
    <NumberField
      id="guests"
      label={t('guests')}
      error={errorOf('guests')}
      required
      value={useDraftPart((draft) => draft.guests)}
      onChange={(guests) => changeDraft({ guests: guests ?? 0 })}
      onLeave={() => touch('guests')}
    />
  );
}

/** Begin and end that are planned with, and the way to change them. */
export function PlannedTimes() {
  const t = useTranslations('proposals');
  const start = useDraftPart((draft) => plannedTimes(draft).start);
  const end = useDraftPart((draft) => plannedTimes(draft).end);
  return (
    <p className="figures mt-2 text-[0.9375rem] text-muted sm:mt-5">
      {end ? t('first.times', { start, end }) : t('first.startOnly', { start })}{' '}
      <a href="#details.time" className="text-link inline-block py-1">
        {t('first.changeTimes')}
      </a>
    </p>
  );
}
