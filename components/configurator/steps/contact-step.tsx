import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/configurator/fields/address-fields';
import { DeliveryNote } from '@/components/configurator/fields/delivery-note';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { InvoiceFields } from '@/components/configurator/fields/invoice-fields';
import { RoomFields } from '@/components/configurator/fields/room-fields';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { isAsked } from '@/lib/plan/asked';
import { detailFields, draftFields } from '@/lib/plan/fields';

/** The room or the address, and where the invoice goes. */
export function ContactStep() {
  const t = useTranslations('configurator');
  // Which fields are asked for may follow a moment later than what stands in them.
  const draft = useSettledDraft();
  return (
    <StepForm>
      {isAsked(draftFields.room, draft) && <RoomFields />}
      {isAsked(draftFields.standLocation, draft) && <DraftField path="standLocation" />}
      {isAsked(detailFields.delivery_zip, draft) && (
        <AddressFields kind="delivery" legend={t('fields.delivery')}>
          <DeliveryNote />
          <DraftField path="details.delivery_info" className="sm:col-span-6" />
        </AddressFields>
      )}
      <InvoiceFields />
    </StepForm>
  );
}
