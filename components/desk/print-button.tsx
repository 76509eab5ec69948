'use client';

import { buttonClass } from '../ui/button-class';
import { StaffIcon } from './staff-icon';

/** Opens the browser's own way of printing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={buttonClass()} onClick={() => window.print()}>
      <StaffIcon name="print" />
      {label}
    </button>
  );
}
