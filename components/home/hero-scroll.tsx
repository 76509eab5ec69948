'use client';

import { useEffect, useRef } from 'react';

const endPx = 300;

/** Fades and shrinks the words over the first 300 px where the browser cannot tie animations to scrolling. */
export function HeroScroll() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const words = mark.current?.parentElement?.querySelector<HTMLElement>('.home-hero-words');
    if (!words || CSS.supports('animation-timeline: scroll()')) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const follow = () => {
      const left = 1 - Math.min(window.scrollY / endPx, 1);
      words.style.opacity = String(left);
      words.style.scale = String(0.92 + 0.08 * left);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return <span ref={mark} hidden />;
}
