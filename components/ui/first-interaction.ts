/** Signs that somebody is here and about to do something; focus covers assistive technology that sends no keys. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Calls once at the visitor's first sign, so that what only an acting visitor needs is not fetched before.
 * @returns what makes it never call any more.
 */
export function onFirstInteraction(call: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, start);
  };
  const start = () => {
    stop();
    call();
  };
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
  return stop;
}

/** Resolves at the visitor's first sign, or when `quiet` milliseconds have passed without one. */
export const interactionOrTimeout = (quiet: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(resolve, quiet);
    onFirstInteraction(() => {
      window.clearTimeout(timer);
      resolve();
    });
  });
