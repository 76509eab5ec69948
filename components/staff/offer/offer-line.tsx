import { useLocale, useTranslations } from 'next-intl';
import { formatCents } from '@/lib/i18n/format';
import type { OfferLine, PricedLine } from '@/lib/offer/offer';
import { offerLimits } from '@/lib/offer/offer-limits';
import { type LineUnit, lineUnits } from '@/lib/plan/price-line';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { findVatChoice, getRates, vatChoices } from './edit-offer';
import { NumberInput } from './number-input';

type Props = {
  readonly line: PricedLine;
  readonly number: number;
  readonly basis: 'net' | 'gross';
  /** It says otherwise than the plan, or is not in it. */
  readonly isChanged: boolean;
  readonly onChange: (change: Partial<OfferLine>) => void;
  readonly onRemove: () => void;
};

const vatTexts = { reduced: '7', standard: '19' } as const;

/** One position: every part of it can be changed where it stands. */
export function OfferLineFields({ line, number, basis, isChanged, onChange, onRemove }: Props) {
  const t = useTranslations('staff.editor');
  const locale = useLocale();
  const choice = findVatChoice(line.rates);
  const vatLabel = (name: (typeof vatChoices)[number]) =>
    name === 'split' ? t('vatSplit') : t('vatRate', { rate: vatTexts[name] });
  return (
    <fieldset className="desk-line" data-line={line.id} data-changed={isChanged ? '' : undefined}>
      <legend className="sr-only">{t('line', { number })}</legend>
      <Field label={t('text')} className="desk-line-text">
        <TextInput
          name="text"
          value={line.text}
          maxLength={offerLimits.text}
          aria-invalid={line.text.trim() === '' || undefined}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      </Field>
      <Field label={t('quantity')}>
        <NumberInput
          name="quantity"
          value={line.quantity}
          isValid={(value) => value > 0 && value <= offerLimits.quantity && Number.isInteger(value * 2)}
          onValue={(quantity) => onChange({ quantity })}
        />
      </Field>
      <Field label={t('unit')}>
        <Select
          name="unit"
          value={line.unit}
          options={lineUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
          onChange={({ currentTarget }) => onChange({ unit: currentTarget.value as LineUnit })}
        />
      </Field>
      <Field label={t('unitPrice', { basis: t(basis) })}>
        <NumberInput
          name="price"
          digits={2}
          value={line.unitCents / 100}
          isValid={(value) =>
            Math.abs(value) * 100 <= offerLimits.unitCents &&
            (value >= 0 || (line.unit === 'flat' && line.quantity === 1))
          }
          onValue={(euros) => onChange({ unitCents: Math.round(euros * 100) })}
        />
      </Field>
      <Field label={t('vat')}>
        <Select
          name="vat"
          value={choice ?? 'own'}
          options={[
            ...(choice === null ? [{ value: 'own', label: t('vatOwn') }] : []),
            ...vatChoices.map((name) => ({ value: name, label: vatLabel(name) })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = vatChoices.find((name) => name === currentTarget.value);
            if (chosen) onChange({ rates: getRates(chosen) });
          }}
        />
      </Field>
      <div className="desk-line-end">
        <output className="desk-line-sum">{formatCents(line.totalCents, locale)}</output>
        <button type="button" className="desk-small-button" onClick={onRemove}>
          <Icon name="close" className="size-4" />
          <span className="sr-only">{t('removeLine', { number, text: line.text })}</span>
        </button>
      </div>
    </fieldset>
  );
}
