/** Fetches something that is needed later. A promise is waited for. */
export type PrefetchTask = () => unknown;

/** After the page answers, in milliseconds: time for a first choice, and for what the page itself still loads. */
export const idleTimeoutMs = 3_000;
/** Pause between two tasks, in milliseconds, so that they occupy neither connection nor processor alone. */
const pause = 200;

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 1_000 }) : run();

/**
 * Runs errands one after the other when the browser has nothing else to do. One that fails is left out: what it was for
 * is fetched again when it is needed. Returns what ends the rest. Browser only.
 */
export function prefetchWhenIdle(tasks: readonly PrefetchTask[]): () => void {
  let ended = false;
  let timer = 0;
  const next = (place: number) => {
    whenIdle(async () => {
      const task = tasks[place];
      if (ended || !task) return;
      try {
        await task();
      } catch {
        // Needed later at the earliest, and asked for again then.
      }
      if (!ended) timer = window.setTimeout(next, pause, place + 1);
    });
  };
  timer = window.setTimeout(next, idleTimeoutMs, 0);
  return () => {
    ended = true;
    window.clearTimeout(timer);
  };
}
