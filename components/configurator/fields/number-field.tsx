import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';

type Props = Omit<ComponentProps<typeof Field>, 'children' | 'id'> & {
  id: string;
  /** `null` = nothing entered. */
  value: number | null;
  onChange: (value: number | null) => void;
  onLeave?: () => void;
  decimals?: boolean;
};

/**
 * A number that may be typed freely: what stands in the field is kept as typed while it is being
 * edited, and becomes a number, or nothing, with every key. Accepts comma and point as decimal sign.
 */
export function NumberField({ value, onChange, onLeave, decimals = false, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const own = useRef(false);
  const before = useRef(value);
  useEffect(() => {
    // Somebody else has changed it, for example another device: what was typed is no longer what is kept.
    if (before.current !== value && !own.current) setTyped(null);
    before.current = value;
    own.current = false;
  });
  const read = (text: string): number | null => {
    const number = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(number)) return null;
    return decimals ? number : Math.trunc(number);
  };
  return (
    <Field {...field}>
      <TextInput
        name={field.id}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        className="figures max-w-40"
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          own.current = true;
          setTyped(event.currentTarget.value);
          onChange(read(event.currentTarget.value));
        }}
        onBlur={() => {
          setTyped(null);
          onLeave?.();
        }}
      />
    </Field>
  );
}
