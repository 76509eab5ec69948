/** In session storage: the banner was closed without a choice, and stays away until the visit ends. */
const storageKey = 'seegut-banner-closed';

/** Whether the banner was closed earlier in this visit; false where storage is forbidden. */
export function wasBannerClosed(): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

/** Remembers for this visit that the banner was closed; it stores no consent. */
export function rememberBannerClosed(): void {
  try {
    window.sessionStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is forbidden: the banner comes back on the next full load.
  }
}

/** Milliseconds until `delayMs` after the page has loaded; the whole delay while it is still loading. */
export function untilAfterLoad(delayMs: number): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return loaded > 0 ? Math.max(0, delayMs - (performance.now() - loaded)) : delayMs;
}
