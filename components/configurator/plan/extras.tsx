import { useTranslations } from 'next-intl';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { RadioCards } from '@/components/ui/radio-cards';
import { tipSteps } from '@/content/catering/rules';

/** What may go with an inquiry: words, a voucher's code, which the house reads as it was typed, and a tip. */
export function Extras() {
  const t = useTranslations('configurator');
  const { draft, change, changeDetails } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const percent = draft.tipPercent ?? (draft.details.tip > 0 ? -1 : 0);
  return (
    <div className="space-y-8 pt-4 pb-8">
      <DraftField path="details.message" />
      <DraftField path="voucherCode" autoComplete="off" className="max-w-md" />
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
    </div>
  );
}
