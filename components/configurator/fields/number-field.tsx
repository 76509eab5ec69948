import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { readNumber } from '@/lib/base/read-number';

type Props = Omit<ComponentProps<typeof Field>, 'children' | 'id'> & {
  id: string;
  /** `null` = nothing entered. */
  value: number | null;
  onChange: (value: number | null) => void;
  onLeave?: () => void;
  decimals?: boolean;
};

/**
 * A number that may be typed freely: what stands in the field is kept as typed while it is being edited, and becomes a
 * number, or nothing, with every key. What is no number, or could be two, is asked for when the field is left.
 */
export function NumberField({ value, onChange, onLeave, decimals = false, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const own = useRef(false);
  const before = useRef(value);
  useEffect(() => {
    // Somebody else has changed it, for example another device: what was typed is no longer what is kept.
    if (before.current !== value && !own.current) setTyped(null);
    before.current = value;
    own.current = false;
  });
  const t = useTranslations('errors');
  const isUnclear = left && typed !== null && readNumber(typed, decimals) === undefined;
  const error = isUnclear ? t('number.unclear') : field.error;
  return (
    <Field {...field} error={error}>
      <TextInput
        name={field.id}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        className="figures max-w-40"
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          own.current = true;
          setLeft(false);
          setTyped(event.currentTarget.value);
          onChange(readNumber(event.currentTarget.value, decimals) ?? null);
        }}
        onBlur={() => {
          // What cannot be read stays as it was typed, and is asked for.
          if (typed !== null && readNumber(typed, decimals) !== undefined) setTyped(null);
          setLeft(true);
          onLeave?.();
        }}
      />
    </Field>
  );
}
