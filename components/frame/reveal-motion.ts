import { animate } from 'motion/mini';

/** 600 ms, 24 px, once, when an element is 120 px inside the lower edge. */
const durationS = 0.6;
const risePx = 24;
const edgePx = 120;

/** What a page marks, and where it marks nothing, what its sections and an article consist of. */
const parts =
  '[data-reveal], main section:not(:has([data-reveal])) > *, .article > :is(h2, figure, blockquote, .handout)';

/**
 * Lets what lies below the visible part rise once when it gets there, from a little lower and paler (display.css): its
 * text can be read all the time. What can be seen already is left alone.
 * @returns a function that leaves everything in its place and stops watching.
 */
export function revealOnScroll(): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const waiting = isStill ? [] : [...document.querySelectorAll<HTMLElement>(parts)].filter(isBelow);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const element = target as HTMLElement;
        // Below the screen, or in a part that the browser has not laid out yet.
        if (!isIntersecting && (boundingClientRect.top > 0 || boundingClientRect.height === 0)) continue;
        observer.unobserve(element);
        delete element.dataset.rise;
        if (isIntersecting) rise(element);
      }
    },
    // It waits lower than its place by as much as it rises.
    { rootMargin: `0px 0px -${edgePx - risePx}px 0px` },
  );
  for (const element of waiting) {
    // Within another part it rises with that one.
    if (element.parentElement?.closest('[data-rise]')) continue;
    element.dataset.rise = '';
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
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
