'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** From this many pixels of scroll on the header is solid on landing pages too. */
const solidFromPx = 50;

/** So near to its end a page is read. */
const endPx = 200;

/** Marks the header once the page has been scrolled, and while it is being read on; the rest is the stylesheet's business. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);
  const [reading, setReading] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const left = document.documentElement.scrollHeight - scrollY - innerHeight;
      setScrolled(scrollY > solidFromPx);
      setReading(scrollY > before && left > endPx);
      before = scrollY;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <header className="site-header" data-scrolled={scrolled || undefined} data-reading={reading || undefined}>
      {children}
    </header>
  );
}
