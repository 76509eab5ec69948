/** Signs that somebody is here and about to do something; focus covers assistive technology that sends no keys. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Calls once at the visitor's first sign, so that what only an acting visitor needs is not fetched before.
 * @returns what makes it never call any more.
 */
export function onFirstInteraction(call: () => void): () => void {
  const stop = () => {
    for (const interaction of interactions) window.removeEventListener(interaction, start);
  };
  const start = () => {
    stop();
    call();
  };
  for (const interaction of interactions) window.addEventListener(interaction, start, { passive: true });
  return stop;
}

/** Resolves at the visitor's first sign, or when `quiet` milliseconds have passed without one. */
export const interactionOrTimeout = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(resolve, timeoutMs);
    onFirstInteraction(() => {
      window.clearTimeout(timer);
      resolve();
    });
  });
