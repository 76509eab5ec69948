import { animate } from 'motion/mini';

/** 600 ms, 24 px, once, when an element is 120 px inside the lower edge. */
const durationS = 0.6;
const risePx = 24;
const edgePx = 120;

/**
 * Hides what lies below the visible part and lets each element rise once when it gets there. What can be
 * seen already is left alone.
 * @returns a function that shows everything and stops watching.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): () => void {
  const waiting = new Set([...elements].filter(isBelow));
  const show = (element: HTMLElement) => {
    waiting.delete(element);
    element.style.removeProperty('opacity');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const element = target as HTMLElement;
        // Below the screen, or in a part that the browser has not laid out yet.
        if (!isIntersecting && (boundingClientRect.top > 0 || boundingClientRect.height === 0)) continue;
        observer.unobserve(element);
        show(element);
        if (!isIntersecting) continue;
        animate(
          element,
          { opacity: [0, 1], transform: [`translateY(${risePx}px)`, 'none'] },
          { duration: durationS, ease: [0.2, 0.7, 0.2, 1] },
        );
      }
    },
    { rootMargin: `0px 0px -${edgePx}px 0px` },
  );
  for (const element of waiting) {
    element.style.opacity = '0';
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    for (const element of waiting) show(element);
  };
}

function isBelow(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}
