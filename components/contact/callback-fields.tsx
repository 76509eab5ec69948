import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { callbackHours, callbackWindows } from '@/lib/contact/callback-windows';
import { fieldId } from '@/lib/contact/form/field-id';
import { FieldDescription } from '../ui/field-texts';
import { FormField, FormSelect, fieldAttributes } from './form-field';

/** The request for a call back; day and hour appear with the tick, by CSS alone. */
export async function CallbackFields({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.form' });
  const windows = callbackWindows.map(({ id, from, to }) => ({
    value: id,
    label: t('callbackWindow.option', { from, to }),
  }));
  return (
    <fieldset className="group/callback min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{t('callback.legend')}</legend>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-snug">
        <input
          type="checkbox"
          id={fieldId('callback')}
          name="callback"
          aria-describedby={`${fieldId('callback')}-help`}
          className="check-box"
        />
        <span className="pt-px font-medium">{t('callback.label')}</span>
      </label>
      <div className="pl-9">
        <FieldDescription id={`${fieldId('callback')}-help`}>
          {t('callback.help', callbackHours)}
        </FieldDescription>
      </div>
      <div className="mt-4 hidden gap-6 group-has-[[name=callback]:checked]/callback:grid sm:grid-cols-2">
        <FormField
          name="callbackDay"
          label={t('callbackDay.label')}
          optionalLabel={t('optional')}
          className="min-w-0"
        >
          <input type="date" {...fieldAttributes('callbackDay')} />
        </FormField>
        <FormField
          name="callbackWindow"
          label={t('callbackWindow.label')}
          optionalLabel={t('optional')}
          className="min-w-0"
        >
          <FormSelect
            name="callbackWindow"
            options={[{ value: '', label: t('callbackWindow.any') }, ...windows]}
          />
        </FormField>
      </div>
    </fieldset>
  );
}
