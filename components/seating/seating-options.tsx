type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** How many it holds. */
  readonly note: string;
  readonly isDisabled?: boolean;
};

type Props<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
};

/** One choice of several on a line; native radio buttons, so arrow keys work as everywhere. */
export function SeatingOptions<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
}: Props<Value>) {
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
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            <span className="figures text-sm text-muted">{option.note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
