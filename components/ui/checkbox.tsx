import { type ComponentProps, useId } from 'react';
import { FieldDescription, FieldError } from './field-texts';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
};

/** One yes or no with its own label, description and error; the whole row is the target. */
export function Checkbox({ label, description, error, className = '', ...rest }: Props) {
  const generated = useId();
  const id = rest.id ?? generated;
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`[&>p]:pl-9 ${className}`}>
      <label
        htmlFor={id}
        className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-snug"
      >
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="check-box"
        />
        <span className="pt-px">{label}</span>
      </label>
      <FieldDescription id={`${id}-help`}>{description}</FieldDescription>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
