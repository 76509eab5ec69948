/** Class names shared by text input, textarea and select: square, 48 px high, one hairline. */
export const controlClass =
  'block w-full min-h-12 border border-control-line bg-raised px-4 py-3 text-text leading-normal ' +
  'placeholder:text-muted transition-colors duration-300 ease-quiet hover:border-accent ' +
  'aria-invalid:border-ember aria-invalid:border-2 disabled:cursor-not-allowed disabled:opacity-50';
