import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { changeDetails, useDraftPart } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useFieldErrors } from './field-errors';

/** First name and surname as people write them, in one field; the last word is kept as the surname. */
export function NameField() {
  const t = useTranslations('configurator');
  const name = useDraftPart(({ details }) => `${details.firstName} ${details.lastName}`.trim());
  const { errorOf, touch } = useFieldErrors();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      id="details.firstName"
      label={t('fields.firstName')}
      error={errorOf('details.firstName') ?? errorOf('details.lastName')}
      required
    >
      <TextInput
        name="name"
        autoComplete="name"
        value={typed ?? name}
        onChange={({ currentTarget: { value } }) => {
          const words = value.trim().split(/\s+/);
          const lastName = (words.length > 1 && words.pop()) || '';
          setTyped(value);
          changeDetails({ firstName: words.join(' '), lastName });
        }}
        onBlur={() => {
          setTyped(null);
          touch('details.firstName');
        }}
      />
    </Field>
  );
}
