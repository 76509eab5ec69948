import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { useFieldAttributes } from './field-context';

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (Option | OptionGroup)[];
  /** First, empty entry, for example "Bitte wählen". */
  placeholder?: string | undefined;
};

const renderOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** The browser's own list of choices, which works with every keyboard, phone and screen reader. */
export function Select({ options, placeholder, className = '', ...rest }: Props) {
  return (
    <div className={`relative ${className}`}>
      <select
        {...rest}
        {...useFieldAttributes(rest)}
        className={`${controlClass} cursor-pointer appearance-none pr-12 ${rest.value === '' ? 'text-muted' : ''}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-accent"
      >
        <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
    </div>
  );
}
