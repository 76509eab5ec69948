import type { ReactNode } from 'react';

type Props = { title: string; note: string; children: ReactNode };

/** A drawing in its frame, with the strip at the foot that names it. */
export function PlanSheet({ title, note, children }: Props) {
  return (
    <div className="plan-sheet">
      {children}
      <p className="plan-title flex justify-between gap-6 border-t border-line bg-ground px-3.5 py-2.5 text-xs text-muted">
        <span>{title}</span>
        <span>{note}</span>
      </p>
    </div>
  );
}
