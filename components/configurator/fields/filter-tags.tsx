type Props<T extends string> = {
  legend: string;
  entries: readonly (readonly [T, string])[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
};

/** Filters of one kind, each on or off. */
export function FilterTags<T extends string>({ legend, entries, chosen, onToggle }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-[0.9375rem] text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {entries.map(([value, name]) => (
          <label key={value} className="filter-tag">
            <input
              type="checkbox"
              name="filter"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
