'use client';

import { useEffect } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';

/** Lets the parts of the page rise as they come into view; until somebody is about to scroll, nothing is fetched. */
export function Reveal() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let undo: (() => void) | undefined;
    let left = false;
    const ignore = onFirstInteraction(() => {
      import('./reveal-motion').then(
        ({ revealOnScroll }) => {
          if (!left) undo = revealOnScroll(document.querySelectorAll<HTMLElement>('[data-reveal]'));
        },
        // Everything is visible already.
        () => undefined,
      );
    });
    return () => {
      left = true;
      ignore();
      undo?.();
    };
  }, []);

  return null;
}
