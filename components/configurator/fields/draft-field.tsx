import { useTranslations } from 'next-intl';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { applyToDraft } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { type Draft, getField } from '@/lib/plan/draft';
import { type FieldPath, fields } from '@/lib/plan/fields';
import { useFieldErrors } from './field-errors';
import { NumberField } from './number-field';

const detail = /^details\./;

/** `undefined` takes an optional field out. */
function writeField(draft: Draft, path: FieldPath, value: unknown): Draft {
  const name = path.replace(detail, '');
  if (detail.test(path)) return { ...draft, details: { ...draft.details, [name]: value } };
  const written: Record<string, unknown> = { ...draft, [name]: value };
  if (value === undefined) delete written[name];
  return written as Draft;
}

type Props = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> &
  Pick<Partial<ComponentProps<typeof Select>>, 'options' | 'placeholder'> & {
    path: FieldPath;
    required?: boolean;
    /** Says that it may stay empty. */
    optional?: boolean;
    className?: string;
    /** What else a choice changes. */
    rule?: (draft: Draft, value: string | null) => Draft;
  };

/** A field of the plan with everything that its row in the table of fields says: words, control, and what is empty. */
export function DraftField({ path, rule, options = [], placeholder, ...props }: Props) {
  const { required = false, optional = true, className = '', ...input } = props;
  const t = useTranslations('configurator');
  const row = fields[path];
  // Whether there is one is asked below.
  const hint = row.label.replace('fields', 'hints') as 'hints.phone';
  const value = useSyncExternalStore(
    draftStore.subscribe,
    () => getField(draftStore.get(), path),
    () => getField(draftStore.getServer(), path),
  );
  const { errorOf, touch } = useFieldErrors();
  const set = (next: unknown) => applyToDraft((draft) => writeField(draft, path, next));
  const field = {
    id: path,
    label: t(row.label),
    description: t.has(hint) ? t(hint) : undefined,
    error: errorOf(path),
    required,
    optionalLabel: optional ? t('optional') : undefined,
    className,
  };
  if (row.kind === 'whole' || row.kind === 'cents') {
    const unit = row.kind === 'cents' ? 100 : 1;
    const empty = row.kind === 'cents' ? null : row.optional && row.min > 0 ? undefined : 0;
    return (
      <NumberField
        {...field}
        decimals={unit > 1}
        value={typeof value === 'number' ? value / unit : null}
        onChange={(number) => set(number === null ? empty : Math.round(number * unit))}
        onLeave={() => touch(path)}
      />
    );
  }
  const shared = { name: path.replace(detail, ''), value: String(value ?? ''), onBlur: () => touch(path) };
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) => set(currentTarget.value);
  return (
    <Field {...field}>
      {row.kind === 'choice' || row.kind === 'time' ? (
        <Select
          {...shared}
          options={options}
          placeholder={placeholder}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value || (row.kind === 'choice' ? null : '');
            if (rule) applyToDraft((draft) => rule(draft, chosen));
            else set(chosen);
          }}
        />
      ) : row.kind === 'text' ? (
        <Textarea {...shared} rows={4} onChange={onChange} />
      ) : (
        <TextInput {...shared} {...input} onChange={onChange} />
      )}
    </Field>
  );
}
