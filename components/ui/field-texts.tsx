type TextProps = { id: string; children: string | undefined };

/** Help that belongs to a control, below its label. */
export function FieldDescription({ id, children }: TextProps) {
  if (!children) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

/** What is wrong with a control; the sign before it says so without colour. */
export function FieldError({ id, children }: TextProps) {
  if (!children) return null;
  return (
    <p id={id} className="flex gap-2 text-sm font-medium text-ember">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 flex-none">
        <path d="M8 1.5 15 14H1Z" fill="none" stroke="currentColor" strokeWidth="1.3" />
        <path d="M8 6v4m0 1.2v1" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
