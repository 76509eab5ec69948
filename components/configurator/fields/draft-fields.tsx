import { useTranslations } from 'next-intl';
import { type HTMLInputAutoCompleteAttribute, memo } from 'react';
import { changeDetails, changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { Draft, DraftDetails } from '@/lib/plan/draft';
import { useFieldErrors } from './field-errors';

type KeysOf<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T] & string;

type Shared = {
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
};

type DetailProps = Shared & {
  name: KeysOf<DraftDetails, string>;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'text';
  multiline?: boolean;
};

/** A text of `draft.details`. */
export const DetailField = memo(function DetailField({
  name,
  label,
  hint,
  required = false,
  className = '',
  multiline,
  ...input
}: DetailProps) {
  const t = useTranslations('configurator');
  const value = useDraftPart((draft) => draft.details[name]);
  const { errorOf, touch } = useFieldErrors();
  const path = `details.${name}`;
  const shared = {
    name,
    value,
    onBlur: () => touch(path),
    onChange: (event: { currentTarget: { value: string } }) =>
      changeDetails({ [name]: event.currentTarget.value }),
  };
  return (
    <Field
      id={path}
      label={label}
      description={hint}
      error={errorOf(path)}
      required={required}
      optionalLabel={t('optional')}
      className={className}
    >
      {multiline ? <Textarea {...shared} rows={4} /> : <TextInput {...shared} {...input} />}
    </Field>
  );
});

type TextProps = Shared & { type?: 'text' | 'email'; name: KeysOf<Draft, string>; multiline?: boolean };

/** A text of the draft itself. */
export const DraftTextField = memo(function DraftTextField({
  name,
  label,
  hint,
  required = false,
  className = '',
  multiline,
  type = 'text',
}: TextProps) {
  const t = useTranslations('configurator');
  const value = useDraftPart((draft) => String(draft[name] ?? ''));
  const { errorOf, touch } = useFieldErrors();
  const shared = {
    name,
    value,
    onBlur: () => touch(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      changeDraft({ [name]: event.currentTarget.value }),
  };
  return (
    <Field
      id={name}
      label={label}
      description={hint}
      error={errorOf(name)}
      required={required}
      optionalLabel={t('optional')}
      className={className}
    >
      {multiline ? <Textarea {...shared} rows={4} /> : <TextInput {...shared} type={type} />}
    </Field>
  );
});
