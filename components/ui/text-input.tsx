import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { useFieldAttributes } from './field-context';

/** One line of text, a number, a date or a time; label and error come from the `Field` around it. */
export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input type={type} {...rest} {...useFieldAttributes(rest)} className={`${controlClass} ${className}`} />
  );
}
