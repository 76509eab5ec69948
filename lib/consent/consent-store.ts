import { log } from '@/lib/base/log';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import {
  type Consent,
  type ConsentChoice,
  consentEvent,
  consentStorageKey,
  createConsent,
  onlyNecessary,
  optionalCategories,
  parseConsent,
} from './consent';
import { clearTraces } from './traces';

/** The visitor's consent; until a decision is stored only what is necessary is allowed. */
export const consentStore = createPersistedStore<Consent>({
  key: consentStorageKey,
  fallback: onlyNecessary,
  parse: (stored) => parseConsent(stored, new Date()),
  serialise: JSON.stringify,
  event: consentEvent,
  onProblem: (problem) => log.warn('consent-store', { problem }),
});

/**
 * Stores a decision and fires `cookieConsentChanged`. Whatever a category had set is removed when it
 * is not (or no longer) allowed, before anybody hears of the change.
 */
export function decideConsent(choice: ConsentChoice): void {
  for (const category of optionalCategories) {
    if (!choice[category]) clearTraces(category);
  }
  consentStore.set(createConsent(choice, new Date()));
}
