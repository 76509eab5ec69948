type Option = {
  readonly value: string;
  readonly label: string;
  /** How many it holds. */
  readonly note: string;
  readonly isDisabled?: boolean;
};

type Props = {
  legend: string;
  name: string;
  value: string;
  options: readonly Option[];
  onChange?: (value: string) => void;
};

/** One choice of several on a line; native radio buttons, so arrow keys work as everywhere. */
export function SeatingOptions({ legend, name, value, options, onChange }: Props) {
  return (
    <fieldset className="col-span-12 min-w-0">
      <legend className="text-sm text-muted">{legend}</legend>
      <div className="seating-options">
        {options.map((option) => (
          <label key={option.value} className="seating-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              disabled={option.isDisabled}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className="seating-option-name">{option.label}</span>
            <span data-note className="figures text-sm text-muted">
              {option.note}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
