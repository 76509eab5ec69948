import { useTranslations } from 'next-intl';
import { DateField } from '@/components/configurator/fields/date-field';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { customerTypes, type EventType, eventTypes, locationTypes } from '@/content/catering/choices';
import { chooseOccasion, plannedOccasion, plannedPlace, plannedTimes } from '@/lib/plan/first-answers';
import { CustomerChoice } from './customer-choice';

const other = 'other' satisfies EventType;
const allOccasions: readonly EventType[] = [...eventTypes.private, ...eventTypes.business];

/** Occasion, guests, day and place: enough for complete proposals. The empty choices name what is planned with. */
export function FourQuestions() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const usualOccasion = useDraftPart((draft) => plannedOccasion({ ...draft, eventType: null }));
  const usualPlace = useDraftPart((draft) => plannedPlace({ ...draft, locationType: null }));
  const first = useTranslations('proposals.first');
  const suggested = (value: string) => first('suggested', { value });
  const option = (value: EventType) => ({ value, label: texts.eventTypes[value] });
  return (
    <div>
      <CustomerChoice />
      <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:mt-4 sm:gap-x-6 sm:gap-y-6">
        <DraftField
          path="eventType"
          optional={false}
          className="col-span-2 sm:col-span-1"
          placeholder={suggested(texts.eventTypes[usualOccasion])}
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
        <DraftField path="guests" required />
        <DateField />
        <DraftField
          path="locationType"
          optional={false}
          className="col-span-2 sm:col-span-1"
          placeholder={suggested(texts.locationTypes[usualPlace])}
          options={locationTypes.map((value) => ({ value, label: texts.locationTypes[value] }))}
        />
      </div>
    </div>
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
