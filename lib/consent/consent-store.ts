import { log } from '@/lib/base/log';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { type Consent, consentEvent, consentStorageKey, onlyNecessary, parseConsent } from './consent';

/** The visitor's consent; until a decision is stored only what is necessary is allowed. */
export const consentStore = createPersistedStore<Consent>({
  key: consentStorageKey,
  fallback: onlyNecessary,
  parse: (stored) => parseConsent(stored, new Date()),
  serialise: JSON.stringify,
  event: consentEvent,
  onProblem: (problem) => log.warn('consent-store', { problem }),
});
