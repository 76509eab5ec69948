import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isAsked } from '@/lib/plan/asked';
import { countryCodes } from '@/lib/plan/countries';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { AddressFields } from './address-fields';
import { DraftTextField } from './draft-fields';
import { useFieldErrors } from './field-errors';

/** Where the invoice goes, and what a company wants to read on it. */
export function InvoiceFields() {
  const t = useTranslations('configurator');
  const { draft, changeDetails } = useDraft();
  return (
    <div className="space-y-8">
      {draft.locationType !== 'venue' && (
        <Checkbox
          label={t('fields.billingSameAsShipping')}
          name="billingSameAsShipping"
          checked={draft.details.billingSameAsShipping}
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
          <DraftTextField name="purchaseOrder" label={t('fields.purchaseOrder')} />
          <DraftTextField name="costCentre" label={t('fields.costCentre')} />
          <DraftTextField name="vatId" label={t('fields.vatId')} />
          <DraftTextField name="invoiceEmail" type="email" label={t('fields.invoiceEmail')} />
        </div>
      )}
    </div>
  );
}

function Country() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const { draft, change } = useDraft();
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
        value={draft.billingCountry ?? 'DE'}
        options={options}
        onChange={(event) => change({ billingCountry: event.currentTarget.value })}
      />
    </Field>
  );
}
