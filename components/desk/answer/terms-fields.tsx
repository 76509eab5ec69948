import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { Locale } from '@/content/locales';
import { type Terms, termsLimits } from '@/lib/answer/terms';
import { languageName } from '@/lib/i18n/format';
import { AmountField, type ErrorOf } from './amount-field';
import { ExtraFields } from './extra-fields';

type Props = {
  readonly terms: Terms;
  readonly onTerms: (change: (terms: Terms) => Terms) => void;
  readonly guestLocale: Locale;
  readonly errorOf: ErrorOf;
  /** A plan without a day has none to keep; one that is agreed on is kept anyway. */
  readonly hasDay: boolean;
};

/** Message, last day, discount and the house's own positions. */
export function TermsFields({ terms, onTerms, guestLocale, errorOf, hasDay }: Props) {
  const t = useTranslations('staff.answer');
  const change = (patch: Partial<Terms>) => onTerms((current) => ({ ...current, ...patch }));
  const isFull = terms.extras.length >= termsLimits.extras;
  const add = () => {
    const extra = { text: '', per: 'once', count: 1, unitCents: 0, vat: 'reduced' } as const;
    if (!isFull) change({ extras: [...terms.extras, { id: crypto.randomUUID(), ...extra }] });
  };
  return (
    <>
      <Field
        id="terms.message"
        label={t('message')}
        description={t('messageHint', { language: languageName(guestLocale, useLocale()) })}
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
        <AmountField
          path="terms.discountBp"
          label={t('discount')}
          value={terms.discountBp || null}
          onChange={(discountBp) => change({ discountBp: discountBp ?? 0 })}
          errorOf={errorOf}
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
      <fieldset className="grid min-w-0 justify-items-start gap-6">
        <legend className="mb-4 font-medium">{t('extras')}</legend>
        {terms.extras.map((extra, index) =>
          extra.id.startsWith('request:') ? null : (
            <ExtraFields
              key={extra.id}
              extra={extra}
              path={`terms.extras.${index}`}
              lang={guestLocale}
              errorOf={errorOf}
              onChange={(next) =>
                change({ extras: terms.extras.flatMap((one) => (one === extra ? next : one)) })
              }
            />
          ),
        )}
        <Button size="sm" variant="outline" aria-disabled={isFull} onClick={add}>
          {t('addExtra')}
        </Button>
      </fieldset>
    </>
  );
}
