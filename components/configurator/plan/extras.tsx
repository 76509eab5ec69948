import { useTranslations } from 'next-intl';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { VoucherField } from '@/components/configurator/fields/voucher-field';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { RadioCards } from '@/components/ui/radio-cards';
import { tipSteps } from '@/content/catering/rules';

/** Voucher and tip, below the button that sends. */
export function Extras() {
  const t = useTranslations('configurator');
  const { draft, change, changeDetails } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const percent = draft.tipPercent ?? (draft.details.tip > 0 ? -1 : 0);
  return (
    <section aria-labelledby="extras-title" className="space-y-8">
      <h2 id="extras-title" className="text-3xl">
        {t('review.extras')}
      </h2>
      <VoucherField />
      <RadioCards<string>
        legend={t('fields.tip')}
        description={t('hints.tip')}
        name="tipPercent"
        value={String(percent)}
        gridClass="grid-cols-3"
        onChange={(value) => {
          changeDetails({ tip: 0 });
          change({ tipPercent: Number(value) });
        }}
        options={tipSteps.map((step) => ({ value: String(step), label: `${step} %` }))}
      />
      <NumberField
        id="details.tip"
        label={t('fields.tipFree')}
        optionalLabel={t('optional')}
        error={errorOf('details.tip')}
        decimals
        value={draft.details.tip > 0 ? draft.details.tip / 100 : null}
        onChange={(euros) => {
          change({ tipPercent: 0 });
          changeDetails({ tip: euros === null ? 0 : Math.round(euros * 100) });
        }}
        onLeave={() => touch('details.tip')}
      />
    </section>
  );
}
