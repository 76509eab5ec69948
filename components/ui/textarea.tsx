import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { useFieldAttributes } from './field-context';

/** Several lines of text; label and error come from the `Field` around it. */
export function Textarea({ className = '', rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldAttributes(rest)}
      className={`${controlClass} resize-y ${className}`}
    />
  );
}
