import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { applyToDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { FieldError } from '@/components/ui/field-texts';
import { customerTypes } from '@/content/catering/choices';
import { changeCustomerType } from '@/lib/plan/event-rules';
import { useFieldErrors } from './field-errors';

/** Who plans, on one line: it decides whether prices are shown with VAT. */
export function CustomerChoice() {
  const t = useTranslations('configurator');
  const customerType = useDraftPart((draft) => draft.customerType);
  const { errorOf } = useFieldErrors();
  const id = useId();
  const error = errorOf('customerType');
  return (
    <fieldset id="customerType" className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{t('fields.customerType')}</legend>
      <div className="flex flex-wrap gap-x-8">
        {customerTypes.map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="customerType"
              value={value}
              checked={customerType === value}
              onChange={() => applyToDraft((current) => changeCustomerType(current, value))}
              aria-labelledby={`${id}-${value}-name`}
              aria-describedby={`${id}-${value}`}
              className="size-5 flex-none cursor-pointer accent-(--accent-solid)"
            />
            <span id={`${id}-${value}-name`} className="font-medium">
              {t(`customerTypes.${value}`)}
            </span>
            <span id={`${id}-${value}`} className="text-sm text-muted max-sm:sr-only">
              {t(`hints.${value}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
