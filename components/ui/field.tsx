import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context';
import { FieldDescription, FieldError } from './field-texts';

type Props = {
  label: string;
  /** Help shown below the label and read with the control. */
  description?: string | undefined;
  /** What is wrong; marks the control as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shown after the label of a field that may stay empty, for example "optional". */
  optionalLabel?: string | undefined;
  /** Stable id of the control, for links from an error summary; generated otherwise. */
  id?: string | undefined;
  className?: string;
  /** One `TextInput`, `Textarea` or `Select`. */
  children: ReactNode;
};

/** A labelled control. Label, description and error are wired here, once, for every control inside. */
export function Field(props: Props) {
  const { label, description, error, required = false, optionalLabel, className = '', children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error), required }}>
      <div className={`flex flex-col gap-2 ${className}`}>
        <label htmlFor={id} className="font-medium leading-snug">
          {label}
          {optionalLabel && !required && (
            <>
              {/* A real space: names read out are put together without margins. */}{' '}
              <span className="ml-1 font-normal text-muted">({optionalLabel})</span>
            </>
          )}
        </label>
        <FieldDescription id={`${id}-help`}>{description}</FieldDescription>
        {children}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </FieldContext>
  );
}
