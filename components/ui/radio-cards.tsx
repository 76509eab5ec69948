import { type ReactNode, useId } from 'react';
import { FieldDescription, FieldError } from './field-texts';

export type RadioCard<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description?: string | undefined;
  /** Short figure at the lower edge, for example a price. */
  readonly note?: string | undefined;
  /** A picture; it fills a 4:3 box and is cropped by its own focal point. */
  readonly media?: ReactNode;
  readonly disabled?: boolean;
};

type Props<Value extends string> = {
  /** The question, visible and the group's name. */
  legend: string;
  /** Keeps the legend for assistive technology only, where a heading already asks the question. */
  legendHidden?: boolean;
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  description?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Grid of the cards, for example `sm:grid-cols-2 lg:grid-cols-3`. */
  gridClass?: string;
};

/** One choice of several, as large cards; native radio buttons, so arrow keys work as everywhere. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, legendHidden, name, value, onChange, options, description, error, required } = props;
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-3 font-medium'}>{legend}</legend>
      <div className="space-y-2">
        <FieldDescription id={`${id}-help`}>{description}</FieldDescription>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <div className={`mt-4 grid gap-4 ${props.gridClass ?? 'sm:grid-cols-2'}`}>
        {options.map((option) => (
          <label key={option.value} className="choice-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description || option.note ? `${id}-${option.value}-more` : undefined}
              className="choice-card-input"
            />
            {option.media && <span className="block aspect-[4/3] overflow-hidden">{option.media}</span>}
            <span className="flex flex-1 flex-col gap-2 p-5">
              {/* Without a picture the radio button lies beside the name, which keeps clear of it. */}
              <span
                id={`${id}-${option.value}`}
                className={`font-display text-2xl ${option.media ? '' : 'pr-10'}`}
              >
                {option.label}
              </span>
              <span
                id={`${id}-${option.value}-more`}
                className="flex flex-1 flex-col justify-between gap-3 text-muted"
              >
                {option.description}
                {option.note && <span className="figures text-accent">{option.note}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
