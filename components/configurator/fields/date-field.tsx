import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { changeDetails, useDraftPart } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { useFieldErrors } from './field-errors';

/**
 * The day of the event. What is being typed stays in the field: on the way to 2027 a browser reports the years 2, 20
 * and 202, which are no days for an event, and must not be cleared for that.
 */
export function DateField() {
  const t = useTranslations('configurator');
  const errors = useTranslations('errors');
  const date = useDraftPart((draft) => draft.details.date);
  const { errorOf, touch } = useFieldErrors();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const unusable = left && !!typed && eventDay(typed) === null;
  return (
    <Field
      id="details.date"
      label={t('fields.date')}
      error={unusable ? errors('date.invalid') : errorOf('details.date')}
      optionalLabel={t('optional')}
    >
      <TextInput
        type="date"
        name="date"
        value={typed ?? (date ? toIsoDay(date) : '')}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setTyped(value);
          setLeft(false);
          changeDetails({ date: eventDay(value) });
        }}
        onBlur={() => {
          setLeft(true);
          if (typed !== null && (typed === '' || eventDay(typed))) setTyped(null);
          touch('details.date');
        }}
      />
    </Field>
  );
}
