'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isCallPlaceFree } from './call-place';

/** From this many pixels of scroll on the header is solid on landing pages too. */
const solidFromPx = 50;

/** After so long without a movement the page is at rest. */
const restMs = 150;

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Whether the page itself shows a filled button. */
const isCallInView = () =>
  [...document.querySelectorAll(':is(main, footer) .bg-accent-solid')].some(isInView);

/**
 * Marks the header once the page has been scrolled, and, whenever the page is at rest, whether the header's button is the
 * only call in view and whether the call button may float where it is; the rest is the stylesheet's business.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const [isScrolled, setScrolled] = useState(false);
  const [isAlone, setAlone] = useState(false);
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    let timer: number;
    const look = () => {
      setScrolled(window.scrollY > solidFromPx);
      setFree(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        setAlone(!isCallInView());
        setFree(isCallPlaceFree());
      }, restMs);
    };
    // Also called once at the start, and whenever something opens, loads or is replaced.
    const resizes = new ResizeObserver(look);
    resizes.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      resizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);

  return (
    <header
      className="site-header"
      data-scrolled={isScrolled || undefined}
      data-alone={isAlone || undefined}
      data-call-free={isFree || undefined}
    >
      {children}
    </header>
  );
}
