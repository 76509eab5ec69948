'use client';

import { useEffect, useRef } from 'react';

const endPx = 300;

const headerHeight = () => document.querySelector('.site-header')?.clientHeight ?? 0;

/** Fades and shrinks the words over 300 px where the browser cannot tie animations to scrolling. */
export function HeroScroll() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const words = mark.current?.closest('.plated')?.querySelector<HTMLElement>('.plated-words');
    if (!words || CSS.supports('animation-timeline: scroll()')) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Below the picture they leave from where they reach the header on.
    const stacked = !window.matchMedia('(width >= 64rem)').matches;
    const start = stacked ? words.offsetTop - headerHeight() : 0;
    const follow = () => {
      const left = 1 - Math.min(Math.max(window.scrollY - start, 0) / endPx, 1);
      words.style.opacity = String(left);
      words.style.scale = String(0.92 + 0.08 * left);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return <span ref={mark} hidden />;
}
