import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberField } from '@/components/configurator/fields/number-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Locale } from '@/content/locales';
import { type Extra, termsLimits } from '@/lib/answer/terms';
import { AmountField, type ErrorOf } from './amount-field';

type Props = {
  readonly extra: Extra;
  readonly path: string;
  readonly lang: Locale;
  readonly errorOf: ErrorOf;
  /** Empty takes it out. */
  readonly onChange: (next: readonly Extra[]) => void;
};

/** A position that the house adds, or an amount that it takes off. */
export function ExtraFields({ extra, path, lang, errorOf, onChange }: Props) {
  const t = useTranslations('staff.answer');
  const [isLess, setLess] = useState(extra.unitCents < 0);
  const change = (patch: Partial<Extra>) => onChange([{ ...extra, ...patch }]);
  const signed = (cents: number, less: boolean) => (less && cents > 0 ? -cents : cents);
  const cents = Math.abs(extra.unitCents);
  return (
    <div className="grid w-full gap-4 border-l border-line pl-4 sm:grid-cols-2" data-extra>
      <Field
        id={`${path}.text`}
        label={t('extra.text')}
        error={errorOf(`${path}.text`)}
        className="sm:col-span-2"
      >
        <TextInput
          name="extraText"
          lang={lang}
          maxLength={termsLimits.text}
          value={extra.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </Field>
      <AmountField
        path={`${path}.unitCents`}
        label={t('extra.price')}
        value={cents}
        onChange={(typed) => change({ unitCents: signed(typed ?? 0, isLess) })}
        errorOf={errorOf}
      />
      <Field label={t('extra.per')}>
        <Select
          name="extraPer"
          value={isLess ? 'less' : extra.per}
          options={(['once', 'guest', 'less'] as const).map((value) => ({
            value,
            label: t(`extra.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) => {
            setLess(value === 'less');
            const per = value === 'guest' ? 'guest' : 'once';
            change({ per, count: 1, unitCents: signed(cents, value === 'less') });
          }}
        />
      </Field>
      {extra.per === 'once' && !isLess && (
        <NumberField
          id={`${path}.count`}
          label={t('extra.count')}
          error={errorOf(`${path}.count`)}
          value={extra.count}
          onChange={(count) => change({ count: count ?? 0 })}
        />
      )}
      <Field label={t('extra.vat')}>
        <Select
          name="extraVat"
          value={extra.vat}
          options={(['reduced', 'standard'] as const).map((value) => ({
            value,
            label: t(`extra.vats.${value}`),
          }))}
          onChange={({ currentTarget }) => change({ vat: currentTarget.value as Extra['vat'] })}
        />
      </Field>
      <Button
        variant="secondary"
        size="sm"
        className="self-end justify-self-start"
        onClick={() => onChange([])}
      >
        {t('extra.remove', { text: extra.text })}
      </Button>
    </div>
  );
}
