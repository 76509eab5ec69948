/** Points down where something opens, and up once it is open; within the summary of a `details`. */
export function Chevron() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="chevron size-4 flex-none text-accent">
      <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
