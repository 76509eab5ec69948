import type { Locale } from '@/content/locales';
import { localPath } from '../i18n/address';
import { workerPath } from './offline-page';

/** What browsers tell about the connection; not all do. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Keeps the configurator for use without a network, from now on and only there. Visitors who want to save data are
 * left alone. The address without language is kept as well, because the installed app starts there. Each call also
 * looks for a newer version. Never throws; browser only.
 */
export async function registerWorker(locale: Locale): Promise<void> {
  const browser: Connected = navigator;
  if (!('serviceWorker' in browser) || browser.connection?.saveData) return;
  const register = (scope: string) => browser.serviceWorker.register(workerPath, { scope });
  try {
    await register(localPath(locale, 'configurator'));
    if (locale === 'de') return;
    // One after the other: both keep the same files, and the second then finds them all.
    await browser.serviceWorker.ready;
    await register(localPath('de', 'configurator'));
  } catch {
    // Forbidden by the browser's settings: planning then needs a network, and nothing else changes.
  }
}
