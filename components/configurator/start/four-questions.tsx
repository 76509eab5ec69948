import { useTranslations } from 'next-intl';
import { CustomerChoice } from '@/components/configurator/fields/customer-choice';
import { DateField } from '@/components/configurator/fields/date-field';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { customerTypes, type EventType, eventTypes, locationTypes } from '@/content/catering/choices';
import { chooseOccasion } from '@/lib/plan/event-rules';

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
      {isOther && (
        <>
          <DraftField path="otherEventText" className="col-span-2 sm:col-span-1" />
          <div className="col-span-2">
            <CustomerChoice />
          </div>
        </>
      )}
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
  );
}
