/** A page that has lived for so long, in ms, was not made by the reload before. */
const settledMs = 60_000;

/**
 * Whether loading the page anew may help: there is a network, and the page is not itself the result of such an attempt,
 * which would go round in circles. Nothing is stored for that: the browser knows how the page came about.
 */
export function mayReload(): boolean {
  if (!navigator.onLine) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  const reloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return !reloaded || performance.now() > settledMs;
}
