import { type ConsentChoice, createConsent, optionalCategories } from './consent';
import { consentStore } from './consent-store';
import { clearTraces } from './traces';

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
