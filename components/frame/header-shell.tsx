'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** From this many pixels of scroll on the header is solid on landing pages too. */
const solidFromPx = 50;

/** Marks the header once the page has been scrolled; the rest is the stylesheet's business. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > solidFromPx);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      {children}
    </header>
  );
}
