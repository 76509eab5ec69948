'use client';

import { StaffIcon } from './staff-icon';

/** Opens the browser's own way of printing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="desk-small-button desk-no-print" onClick={() => window.print()}>
      <StaffIcon name="print" />
      {label}
    </button>
  );
}
