'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/announce';
import { closeDialogs } from '../ui/open-dialogs';
import { useWindowEvent } from '../ui/use-window-event';

/** The new title comes with the new page, but not always in the same moment; after this time it is old news. */
const titleTimeoutMs = 3000;

/**
 * After a soft navigation: no dialog open, back to the top, the focus on the new page's h1, from where a keyboard or
 * screen reader goes on, and the new title said.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const title = useRef('');

  // A place in a page depends on everything above it: whoever returns to one gets the page whole (home.css).
  useWindowEvent('popstate', () => document.documentElement.classList.add('at-once'));

  useEffect(() => {
    title.current ||= document.title;
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.documentElement.removeAttribute('data-pending');
    closeDialogs();
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return onNextTitle(title.current, (next) => {
      title.current = next;
      announce(next);
    });
  }, [pathname]);

  return null;
}

/** Calls back once when the document has another title than before; returns the end of waiting. */
function onNextTitle(before: string, found: (title: string) => void): () => void {
  const look = () => {
    if (document.title === '' || document.title === before) return;
    end();
    found(document.title);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), titleTimeoutMs);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  look();
  return end;
}
