import type { ComponentProps } from 'react';

/** A quiet way to another view, in running text. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 cursor-pointer items-center text-left text-accent underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
