import { useTranslations } from 'next-intl';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useFieldErrors } from './field-errors';

/** A voucher's code, which the house reads as it was typed: its value is deducted in the offer. */
export function VoucherField() {
  const t = useTranslations('configurator');
  const { draft, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  return (
    <div className="max-w-md">
      <Field
        id="voucherCode"
        label={t('fields.voucherCode')}
        description={t('hints.voucherCode')}
        error={errorOf('voucherCode')}
        optionalLabel={t('optional')}
      >
        <TextInput
          name="voucherCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.voucherCode}
          onChange={(event) => change({ voucherCode: event.currentTarget.value })}
          onBlur={() => touch('voucherCode')}
        />
      </Field>
    </div>
  );
}
