import { NumberField } from '@/components/configurator/fields/number-field';

/** What is wrong with a field of an answer, in words, by its path. */
export type ErrorOf = (path: string) => string | undefined;

type Props = {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  /** Cents or basis points; `null` = nothing entered. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly errorOf: ErrorOf;
};

/** Euros or percent, of which the hundredths are kept. */
export const AmountField = ({ path, value, onChange, errorOf, ...texts }: Props) => (
  <NumberField
    {...texts}
    id={path}
    decimals
    error={errorOf(path)}
    value={value === null ? null : value / 100}
    onChange={(typed) => onChange(typed === null ? null : Math.round(typed * 100))}
  />
);
