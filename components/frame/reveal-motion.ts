import { animate } from 'motion/mini';

/** 600 ms, 24 px, once, when an element is 120 px inside the lower edge. */
const durationS = 0.6;
const risePx = 24;
const edgePx = 120;

/** What a page marks, and where it marks nothing, what its sections and an article consist of. */
const parts =
  '[data-reveal], main section:not(:has([data-reveal])) > *, .article > :is(figure, blockquote, .handout)';

/**
 * Lets what lies below the visible part rise once when it gets there, from a little lower and paler (display.css): its
 * text can be read all the time. What can be seen already is left alone.
 * @returns a function that leaves everything in its place and stops watching.
 */
export function revealOnScroll(): () => void {
  const isStill =
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.classList.contains('high-contrast');
  const waiting = new Set<HTMLElement>();
  for (const element of isStill ? [] : document.querySelectorAll<HTMLElement>(parts)) {
    // Within another part it rises with that one.
    if (!isBelow(element) || element.parentElement?.closest('[data-rise]')) continue;
    element.dataset.rise = '';
    waiting.add(element);
  }
  const look = () => {
    for (const element of waiting) {
      const { top, bottom, height } = element.getBoundingClientRect();
      // A part that the browser has not laid out yet has no height; it waits lower than its place by as much as it rises.
      if (height === 0 || top > window.innerHeight - edgePx + risePx) continue;
      waiting.delete(element);
      delete element.dataset.rise;
      if (bottom > 0) rise(element);
    }
  };
  const left = new AbortController();
  for (const event of ['scroll', 'resize']) {
    window.addEventListener(event, look, { passive: true, signal: left.signal });
  }
  return () => {
    left.abort();
    for (const element of waiting) delete element.dataset.rise;
  };
}

async function rise(element: HTMLElement): Promise<void> {
  await animate(
    element,
    { opacity: [0.6, 1], transform: [`translateY(${risePx}px)`, 'none'] },
    { duration: durationS, ease: [0.2, 0.7, 0.2, 1] },
  );
  element.style.removeProperty('opacity');
  element.style.removeProperty('transform');
}

/** Backgrounds and what lies over a picture move with their section alone. */
function isBelow(element: HTMLElement): boolean {
  return (
    element.getBoundingClientRect().top > window.innerHeight &&
    getComputedStyle(element).position !== 'absolute'
  );
}
