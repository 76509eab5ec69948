import type { ComponentProps } from 'react';

/** A link-like button to another view, within running text. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 cursor-pointer items-center text-left text-accent underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
