import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { changeDetails, changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isAsked } from '@/lib/plan/asked';
import { countryCodes } from '@/lib/plan/countries';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { AddressFields } from './address-fields';
import { DraftField } from './draft-field';
import { useFieldErrors } from './field-errors';

/** Where the invoice goes, and what a company wants to read on it. */
export function InvoiceFields() {
  const t = useTranslations('configurator');
  const isSame = useDraftPart((newest) => newest.details.billingSameAsShipping);
  const draft = useSettledDraft();
  return (
    <div className="space-y-8">
      {isAsked(detailFields.delivery_zip, draft) && (
        <Checkbox
          label={t('fields.billingSameAsShipping')}
          name="billingSameAsShipping"
          checked={isSame}
          onChange={(event) => changeDetails({ billingSameAsShipping: event.currentTarget.checked })}
        />
      )}
      {isAsked(detailFields.billing_street, draft) && (
        <AddressFields kind="billing" legend={t('fields.billing')}>
          <Country />
        </AddressFields>
      )}
      {isAsked(draftFields.vatId, draft) && (
        <div className="field-row sm:grid-cols-2">
          <DraftField path="purchaseOrder" />
          <DraftField path="costCentre" />
          <DraftField path="vatId" />
          <DraftField path="invoiceEmail" type="email" />
        </div>
      )}
    </div>
  );
}

function Country() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const country = useDraftPart((draft) => draft.billingCountry);
  const { errorOf } = useFieldErrors();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countryCodes.map((value) => ({ value, label: names.of(value) ?? value }));
  }, [locale]);
  return (
    <Field
      id="billingCountry"
      label={t('fields.billingCountry')}
      error={errorOf('billingCountry')}
      className="sm:col-span-3"
    >
      <Select
        name="billingCountry"
        autoComplete="billing country"
        value={country ?? 'DE'}
        options={options}
        onChange={(event) => changeDraft({ billingCountry: event.currentTarget.value })}
      />
    </Field>
  );
}
