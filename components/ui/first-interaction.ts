/** Events that show a visitor is interacting; focus covers assistive technology that sends no keys. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Calls once at the visitor's first interaction, so that what only interaction needs is not fetched before.
 * @returns a function that cancels it.
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

/** Resolves at the visitor's first interaction, or after `timeoutMs` without one. */
export const interactionOrTimeout = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(resolve, timeoutMs);
    onFirstInteraction(() => {
      window.clearTimeout(timer);
      resolve();
    });
  });
