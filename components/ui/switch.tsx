import { useId } from 'react';

type Props = {
  label: string;
  description?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
};

/** Something that is on or off and takes effect at once; a native checkbox in the role of a switch. */
export function Switch({ label, description, checked, onChange, disabled = false, name }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2">
        <span className="font-medium">{label}</span>
        <input
          id={id}
          name={name}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={description ? `${id}-help` : undefined}
          className="switch"
        />
      </label>
      {description && (
        <p id={`${id}-help`} className="max-w-[52ch] pr-16 text-sm text-muted">
          {description}
        </p>
      )}
    </div>
  );
}
