'use client';

import { useEffect } from 'react';

/** Lets the parts of the page rise as they come into view; fetched when the browser has nothing else to do. */
export function Reveal() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let undo: (() => void) | undefined;
    let left = false;
    import('./reveal-motion').then(
      ({ revealOnScroll }) => {
        if (!left) undo = revealOnScroll(document.querySelectorAll<HTMLElement>('[data-reveal]'));
      },
      // Everything is visible already.
      () => undefined,
    );
    return () => {
      left = true;
      undo?.();
    };
  }, []);

  return null;
}
