import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/configurator/fields/address-fields';
import { DeliveryNote } from '@/components/configurator/fields/delivery-note';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { InvoiceFields } from '@/components/configurator/fields/invoice-fields';
import { RoomFields } from '@/components/configurator/fields/room-fields';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { eventTypes, locationTypes } from '@/content/catering/choices';
import { isAsked } from '@/lib/plan/asked';
import { chooseEventType } from '@/lib/plan/event-rules';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { plannedPlace } from '@/lib/plan/first-answers';
import { ContactPrefill } from '../../auth/contact-prefill';
import { RadioCards } from '../../ui/radio-cards';

/** Occasion, place, and whom the offer goes to. */
export function ContactStep() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const locationType = useDraftPart((newest) => newest.locationType);
  // Which fields are asked for may follow a moment later than what stands in them.
  const draft = useSettledDraft();
  const { errorOf } = useFieldErrors();
  const occasions = eventTypes[draft.customerType ?? 'private'];
  return (
    <StepForm>
      <ContactPrefill />
      <div className="field-row sm:grid-cols-2">
        <DraftField path="details.firstName" autoComplete="given-name" required />
        <DraftField path="details.lastName" autoComplete="family-name" required />
        <DraftField path="details.email" type="email" autoComplete="email" required />
        <DraftField path="details.phone" type="tel" autoComplete="tel" />
        {isAsked(detailFields.company, draft) && (
          <DraftField path="details.company" autoComplete="organization" />
        )}
      </div>
      <div className="field-row sm:grid-cols-2">
        <DraftField
          path="eventType"
          placeholder={t('none')}
          options={occasions.map((value) => ({ value, label: texts.eventTypes[value] }))}
          rule={(current, chosen) =>
            chooseEventType(current, occasions.find((value) => value === chosen) ?? null)
          }
        />
        {draft.otherEvent && <DraftField path="otherEventText" required />}
      </div>
      <div id="locationType">
        <RadioCards
          legend={t('fields.locationType')}
          name="locationType"
          value={locationType}
          description={
            locationType
              ? undefined
              : t('described.suggested', { value: texts.locationTypes[plannedPlace(draft)] })
          }
          error={errorOf('locationType')}
          onChange={(value) => changeDraft({ locationType: value })}
          gridClass="sm:grid-cols-2 xl:grid-cols-3"
          options={locationTypes.map((value) => ({ value, label: texts.locationTypes[value] }))}
        />
      </div>
      {isAsked(draftFields.room, draft) && <RoomFields />}
      {isAsked(draftFields.standLocation, draft) && <DraftField path="standLocation" />}
      {isAsked(detailFields.delivery_zip, draft) && (
        <AddressFields kind="delivery" legend={t('fields.delivery')}>
          <DeliveryNote />
          <DraftField path="details.delivery_info" className="sm:col-span-6" />
        </AddressFields>
      )}
      <InvoiceFields />
      <DraftField path="details.message" />
    </StepForm>
  );
}
