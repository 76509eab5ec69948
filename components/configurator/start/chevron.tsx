/** Points down where something opens, and up once it is open; within a `details` of the class `group`. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 flex-none text-accent group-open:rotate-180"
    >
      <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
