import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberField } from '@/components/configurator/fields/number-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { Locale } from '@/content/locales';
import type { AnswerErrors } from '@/lib/answer/check-answer';
import { type Extra, type Terms, termsLimits } from '@/lib/answer/terms';
import { useErrorTexts } from './use-error-texts';

type Props = {
  readonly terms: Terms;
  readonly onTerms: (change: (terms: Terms) => Terms) => void;
  readonly guestLocale: Locale;
  readonly language: string;
  readonly errors: AnswerErrors;
  /** A plan without a day has none to keep. */
  readonly hasDay: boolean;
};

const isRequest = ({ id }: Extra) => id.startsWith('request:');

/** Message, last day, discount and the house's own positions. */
export function TermsFields({ terms, onTerms, guestLocale, language, errors, hasDay }: Props) {
  const t = useTranslations('staff.answer');
  const errorOf = useErrorTexts(errors);
  const change = (patch: Partial<Terms>) => onTerms((current) => ({ ...current, ...patch }));
  return (
    <>
      <Field
        id="terms.message"
        label={t('message')}
        description={t('messageHint', { language })}
        error={errorOf('terms.message')}
      >
        <Textarea
          name="message"
          lang={guestLocale}
          rows={6}
          maxLength={termsLimits.message}
          value={terms.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
      </Field>
      <div className="field-row sm:grid-cols-2">
        <Field id="terms.validUntil" label={t('validUntil')} error={errorOf('terms.validUntil')} required>
          <TextInput
            type="date"
            name="validUntil"
            value={terms.validUntil}
            onChange={({ currentTarget }) => change({ validUntil: currentTarget.value })}
          />
        </Field>
        <NumberField
          id="terms.discountBp"
          label={t('discount')}
          decimals
          error={errorOf('terms.discountBp')}
          value={terms.discountBp === 0 ? null : terms.discountBp / 100}
          onChange={(percent) => change({ discountBp: Math.round((percent ?? 0) * 100) })}
        />
      </div>
      {hasDay && (
        <Checkbox
          name="holds"
          label={t('holds')}
          checked={terms.holds}
          onChange={({ currentTarget }) => change({ holds: currentTarget.checked })}
        />
      )}
      <fieldset className="grid min-w-0 gap-6">
        <legend className="mb-4 font-medium">{t('extras')}</legend>
        {terms.extras.map((extra, index) =>
          isRequest(extra) ? null : (
            <ExtraFields
              key={extra.id}
              extra={extra}
              path={`terms.extras.${index}`}
              lang={guestLocale}
              errorOf={errorOf}
              onChange={(next) =>
                onTerms((current) => ({
                  ...current,
                  extras: current.extras.flatMap((one) => (one.id === extra.id ? (next ?? []) : one)),
                }))
              }
            />
          ),
        )}
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          aria-disabled={terms.extras.length >= termsLimits.extras}
          onClick={() => {
            if (terms.extras.length >= termsLimits.extras) return;
            const id = crypto.randomUUID();
            change({
              extras: [
                ...terms.extras,
                { id, text: '', per: 'once', count: 1, unitCents: 0, vat: 'reduced' },
              ],
            });
          }}
        >
          {t('addExtra')}
        </Button>
      </fieldset>
    </>
  );
}

type ExtraProps = {
  readonly extra: Extra;
  readonly path: string;
  readonly lang: Locale;
  readonly errorOf: (path: string) => string | undefined;
  /** `null` takes it out. */
  readonly onChange: (next: Extra | null) => void;
};

function ExtraFields({ extra, path, lang, errorOf, onChange }: ExtraProps) {
  const t = useTranslations('staff.answer');
  const [isLess, setLess] = useState(extra.unitCents < 0);
  const cents = Math.abs(extra.unitCents);
  const signed = (amount: number, less: boolean) => (less && amount > 0 ? -amount : amount);
  return (
    <div className="grid gap-4 border-l border-line pl-4 sm:grid-cols-2" data-extra>
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
          onChange={({ currentTarget }) => onChange({ ...extra, text: currentTarget.value })}
        />
      </Field>
      <NumberField
        id={`${path}.unitCents`}
        label={t('extra.price')}
        decimals
        error={errorOf(`${path}.unitCents`)}
        value={cents / 100}
        onChange={(euros) =>
          onChange({ ...extra, unitCents: signed(Math.round((euros ?? 0) * 100), isLess) })
        }
      />
      <Field id={`${path}.per`} label={t('extra.per')}>
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
            onChange({ ...extra, per, count: 1, unitCents: signed(cents, value === 'less') });
          }}
        />
      </Field>
      {extra.per === 'once' && !isLess && (
        <NumberField
          id={`${path}.count`}
          label={t('extra.count')}
          error={errorOf(`${path}.count`)}
          value={extra.count}
          onChange={(count) => onChange({ ...extra, count: count ?? 0 })}
        />
      )}
      <Field id={`${path}.vat`} label={t('extra.vat')}>
        <Select
          name="extraVat"
          value={extra.vat}
          options={(['reduced', 'standard'] as const).map((value) => ({
            value,
            label: t(`extra.vats.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            onChange({ ...extra, vat: currentTarget.value === 'standard' ? 'standard' : 'reduced' })
          }
        />
      </Field>
      <button type="button" className="desk-small-button justify-self-start" onClick={() => onChange(null)}>
        {t('extra.remove', { text: extra.text })}
      </button>
    </div>
  );
}
