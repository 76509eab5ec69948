import { consentStorageKey } from './consent';
import { consentStore } from './consent-store';

/**
 * Makes a decision count that was taken before there were scripts: what it forbids is removed, and everybody who waits
 * for a decision hears of it. Browser only.
 * @returns whether there was one.
 */
export async function settleEarlyChoice(): Promise<boolean> {
  try {
    // The mark of the boot script (components/frame/boot.ts).
    if (!window.localStorage.getItem(consentStorageKey)?.includes('"early":true')) return false;
  } catch {
    return false;
  }
  const { decideConsent } = await import('./decide-consent');
  decideConsent(consentStore.get());
  return true;
}
