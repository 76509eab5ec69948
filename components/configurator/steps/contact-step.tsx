import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/configurator/fields/address-fields';
import { DeliveryNote } from '@/components/configurator/fields/delivery-note';
import { DetailField, DraftTextField } from '@/components/configurator/fields/draft-fields';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { InvoiceFields } from '@/components/configurator/fields/invoice-fields';
import { RoomFields } from '@/components/configurator/fields/room-fields';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { applyToDraft, changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { eventTypes, locationTypes } from '@/content/catering/choices';
import { isAsked } from '@/lib/plan/asked';
import { chooseEventType } from '@/lib/plan/event-rules';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { ContactPrefill } from '../../auth/contact-prefill';
import { Field } from '../../ui/field';
import { RadioCards } from '../../ui/radio-cards';
import { Select } from '../../ui/select';

/** Occasion, place, and whom the offer goes to. */
export function ContactStep() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const eventType = useDraftPart((newest) => newest.eventType);
  const locationType = useDraftPart((newest) => newest.locationType);
  // Which fields are asked for may follow a moment later than what stands in them.
  const draft = useSettledDraft();
  const { errorOf, touch } = useFieldErrors();
  const occasions = eventTypes[draft.customerType ?? 'private'];
  return (
    <StepForm>
      <ContactPrefill />
      <div className="field-row sm:grid-cols-2">
        <DetailField name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
        <DetailField name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
        <DetailField name="email" type="email" label={t('fields.email')} autoComplete="email" required />
        <DetailField
          name="phone"
          type="tel"
          label={t('fields.phone')}
          hint={t('hints.phone')}
          autoComplete="tel"
        />
        {isAsked(detailFields.company, draft) && (
          <DetailField name="company" label={t('fields.company')} autoComplete="organization" />
        )}
      </div>
      <div className="field-row sm:grid-cols-2">
        <Field
          id="eventType"
          label={t('fields.eventType')}
          error={errorOf('eventType')}
          optionalLabel={t('optional')}
        >
          <Select
            name="eventType"
            value={eventType ?? ''}
            placeholder={t('none')}
            options={occasions.map((value) => ({ value, label: texts.eventTypes[value] }))}
            onBlur={() => touch('eventType')}
            onChange={(event) => {
              const chosen = occasions.find((value) => value === event.currentTarget.value) ?? null;
              applyToDraft((current) => chooseEventType(current, chosen));
            }}
          />
        </Field>
        {draft.otherEvent && (
          <DraftTextField
            name="otherEventText"
            label={t('fields.otherEventText')}
            hint={t('hints.otherEventText')}
            required
          />
        )}
      </div>
      <div id="locationType">
        <RadioCards
          legend={t('fields.locationType')}
          name="locationType"
          value={locationType}
          error={errorOf('locationType')}
          onChange={(value) => changeDraft({ locationType: value })}
          gridClass="sm:grid-cols-2 xl:grid-cols-3"
          options={locationTypes.map((value) => ({ value, label: texts.locationTypes[value] }))}
        />
      </div>
      {draft.locationType === 'venue' && <RoomFields />}
      {isAsked(draftFields.standLocation, draft) && (
        <DraftTextField
          name="standLocation"
          label={t('fields.standLocation')}
          hint={t('hints.standLocation')}
        />
      )}
      {isAsked(detailFields.delivery_zip, draft) && (
        <AddressFields kind="delivery" legend={t('fields.delivery')}>
          <DeliveryNote />
          <DetailField
            name="delivery_info"
            label={t('fields.deliveryInfo')}
            hint={t('hints.deliveryInfo')}
            className="sm:col-span-6"
            multiline
          />
        </AddressFields>
      )}
      <InvoiceFields />
      <DetailField name="message" label={t('fields.message')} hint={t('hints.message')} multiline />
    </StepForm>
  );
}
