/**
 * Shows that something is on its way, once it has taken longer than a third of a second; `label` is what a screen reader
 * says then. Under reduced motion it stands still and the label is seen.
 */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="status" className={`spinner-place ${className}`}>
      <span aria-hidden="true" className="spinner" />
      <span className="spinner-label">{label}</span>
    </div>
  );
}
