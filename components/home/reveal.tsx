'use client';

import { useEffect } from 'react';

/** Signs that somebody is about to scroll; until then nothing needs to be fetched. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Lets the parts of the page rise as they come into view. */
export function Reveal() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let undo: (() => void) | undefined;
    let left = false;
    const start = () => {
      for (const sign of signs) window.removeEventListener(sign, start);
      import('./reveal-motion').then(
        ({ revealOnScroll }) => {
          if (!left) undo = revealOnScroll(document.querySelectorAll<HTMLElement>('[data-reveal]'));
        },
        // Everything is visible already.
        () => undefined,
      );
    };
    for (const sign of signs) window.addEventListener(sign, start, { passive: true });
    return () => {
      left = true;
      for (const sign of signs) window.removeEventListener(sign, start);
      undo?.();
    };
  }, []);

  return null;
}
