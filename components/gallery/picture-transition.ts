import { flushSync } from 'react-dom';

/** The name that picture and viewer share (`gallery.css`). */
const shared = 'gallery-picture';

/**
 * Lets a picture of the page grow into the viewer, or back into its place, where the browser can and the visitor wants motion.
 * @param anchor id of the picture's place on the page.
 */
export function transitionPicture(anchor: string, isOpening: boolean, update: () => void): void {
  const thumbnail = document.getElementById(anchor)?.querySelector('img');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!thumbnail || isStill || !('startViewTransition' in document)) {
    update();
    return;
  }
  const name = (isNamed: boolean) => {
    thumbnail.style.viewTransitionName = isNamed ? shared : '';
  };
  name(isOpening);
  const transition = document.startViewTransition(() => {
    flushSync(update);
    name(!isOpening);
  });
  // A transition that the browser gives up, such as when the window changes its size, leaves the update done.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined).then(() => name(false));
}
