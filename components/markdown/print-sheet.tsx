'use client';

import { buttonClass } from '../ui/button-class';

/** Prints the sheet of an article without the rest of the page. */
export function PrintSheet({ label }: { label: string }) {
  const print = () => {
    const root = document.documentElement;
    root.dataset.printing = 'sheet';
    window.addEventListener('afterprint', () => delete root.dataset.printing, { once: true });
    window.print();
  };
  return (
    <button type="button" onClick={print} className={`${buttonClass('outline', 'sm')} print:hidden`}>
      {label}
    </button>
  );
}
