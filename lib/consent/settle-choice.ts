import { consentStorageKey, parseConsent } from './consent';

function readRecord(): string | null {
  try {
    return window.localStorage.getItem(consentStorageKey);
  } catch {
    return null;
  }
}

/**
 * Makes a decision count that the boot script has stored: what it forbids is removed, and everybody who waits for a
 * decision hears of it. Browser only.
 * @returns whether there was one.
 */
export async function settleChoice(record = readRecord()): Promise<boolean> {
  // The boot script's mark (components/frame/boot.ts).
  if (!record?.includes('"unsettled":true')) return false;
  const choice = parseConsent(record, new Date());
  if (!choice) return false;
  const { decideConsent } = await import('./decide-consent');
  decideConsent(choice);
  return true;
}
