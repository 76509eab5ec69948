import type { ReactNode } from 'react';
import { fieldId } from '@/lib/contact/form/field-id';
import { controlClass } from '../ui/control-class';
import { FieldDescription } from '../ui/field-texts';

type FieldName = 'topic' | 'message' | 'name' | 'email' | 'phone' | 'callbackDay' | 'callbackWindow';

type Props = {
  name: FieldName;
  label: string;
  help?: string | undefined;
  /** Shown after the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
  /** Class of the mark, for one that loses its meaning while another control is ticked. */
  optionalClass?: string;
  className?: string;
  children: ReactNode;
};

/** Attributes of the control inside a `FormField`. The error below it is filled in by `form-controller.ts`. */
export const fieldAttributes = (name: FieldName, hasHelp = false) => ({
  id: fieldId(name),
  name,
  'aria-describedby': [hasHelp && `${fieldId(name)}-help`, `${fieldId(name)}-error`]
    .filter(Boolean)
    .join(' '),
  className: controlClass,
});

/** A labelled control that needs no script; place for its error included, so that nothing has to be inserted later. */
export function FormField(props: Props) {
  const { name, label, help, optionalLabel, optionalClass = '', className = '', children } = props;
  const id = fieldId(name);
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <label htmlFor={id} className="font-medium leading-snug">
        {label}
        {optionalLabel && (
          <>
            {' '}
            <span className={`ml-1 font-normal text-muted ${optionalClass}`}>({optionalLabel})</span>
          </>
        )}
      </label>
      <FieldDescription id={`${id}-help`}>{help}</FieldDescription>
      {children}
      <p id={`${id}-error`} hidden className="flex gap-2 text-sm font-medium text-ember">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 flex-none">
          <path d="M8 1.5 15 14H1Z" fill="none" stroke="currentColor" strokeWidth="1.3" />
          <path d="M8 6v4m0 1.2v1" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        <span data-error-text />
      </p>
    </div>
  );
}

type Option = { readonly value: string; readonly label: string };

/** The browser's own list of choices, without a script. */
export function FormSelect({ name, options }: { name: FieldName; options: readonly Option[] }) {
  return (
    <div className="relative">
      <select
        {...fieldAttributes(name)}
        required={name === 'topic'}
        className={`${controlClass} cursor-pointer appearance-none pr-12`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
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
