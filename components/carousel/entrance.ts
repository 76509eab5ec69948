import { animate } from 'motion/mini';

/** Each slide rises for half a second, one twentieth of a second after its neighbour. */
const durationS = 0.5;
const staggerS = 0.05;
const risePx = 24;

/**
 * Lets the slides fade in and move up once, when their row is first seen. A row that is already visible
 * stays as it is: nothing that has been shown is hidden again.
 * @returns a function that shows everything and stops waiting.
 */
export function prepareEntrance(row: HTMLElement): () => void {
  const contents = [...row.querySelectorAll<HTMLElement>('.carousel-slide > *')];
  if (row.getBoundingClientRect().top < window.innerHeight) return () => undefined;
  for (const content of contents) content.style.opacity = '0';
  const show = () => {
    for (const content of contents) content.style.removeProperty('opacity');
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      show();
      contents.forEach((content, index) => {
        animate(
          content,
          { opacity: [0, 1], transform: [`translateY(${risePx}px)`, 'none'] },
          { duration: durationS, delay: index * staggerS, ease: 'easeOut' },
        );
      });
    },
    { threshold: 0.2 },
  );
  observer.observe(row);
  return () => {
    observer.disconnect();
    show();
  };
}
