/** Loading indicator; `label` is what a screen reader says. Stands still under reduced motion. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="status" className={`flex items-center justify-center ${className}`}>
      <span aria-hidden="true" className="spinner" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
