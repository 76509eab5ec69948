import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextInput } from '../../ui/text-input';
import { formatNumber, parseNumber } from './edit-offer';

type Props = {
  readonly name: string;
  readonly value: number;
  /** Fraction digits that are always shown. */
  readonly digits?: number;
  readonly isValid: (value: number) => boolean;
  readonly onValue: (value: number) => void;
};

/** A number as the language writes it. What is no number stays to be read and is marked; the offer keeps the last that was. */
export function NumberInput({ name, value, digits = 0, isValid, onValue }: Props) {
  const locale = useLocale();
  const [text, setText] = useState(() => formatNumber(value, locale, digits));
  const read = parseNumber(text);
  const isWrong = read === null || !isValid(read);

  useEffect(() => {
    // Changed from outside: another draft was loaded, or a removed line came back.
    setText((typed) => (parseNumber(typed) === value ? typed : formatNumber(value, locale, digits)));
  }, [value, locale, digits]);

  return (
    <TextInput
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      aria-invalid={isWrong || undefined}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        const next = parseNumber(currentTarget.value);
        if (next !== null && isValid(next)) onValue(next);
      }}
      onBlur={() => {
        if (!isWrong) setText(formatNumber(value, locale, digits));
      }}
    />
  );
}
