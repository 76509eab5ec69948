import { cookieNames, writeCookie } from '@/lib/browser-store/cookie';
import {
  type ConsentChoice,
  consentStorageKey,
  createConsent,
  type OptionalCategory,
  optionalCategories,
  parseConsent,
} from './consent';
import { consentStore } from './consent-store';

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

function readRecord(): string | null {
  try {
    return window.localStorage.getItem(consentStorageKey);
  } catch {
    return null;
  }
}

/**
 * Makes a decision count that the boot script has stored. Browser only.
 * @returns whether there was one.
 */
export function settleChoice(record = readRecord()): boolean {
  // The boot script's mark (components/frame/boot.ts).
  const choice = record?.includes('"unsettled":true') ? parseConsent(record, new Date()) : undefined;
  if (choice) decideConsent(choice);
  return choice !== undefined;
}

/**
 * What the services of a category leave in the browser under this site's own name. Cookies that a
 * service keeps under its own host are out of reach; its frames are removed instead.
 */
const traces: Readonly<Record<OptionalCategory, readonly RegExp[]>> = {
  preferences: [/^vuid$/, /^player$/],
  statistics: [/^_ga($|_)/, /^_gid$/, /^_gat/, /^_dc_gtm_/],
  marketing: [/^_gcl_/, /^_fbp$/, /^_fbc$/, /^_gac_/],
};

/** Removes the cookies and stored values of one category from this browser. */
function clearTraces(category: OptionalCategory): void {
  const patterns = traces[category];
  for (const name of cookieNames()) {
    if (patterns.some((pattern) => pattern.test(name))) expireCookie(name);
  }
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (patterns.some((pattern) => pattern.test(key))) window.localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing can have been stored there.
  }
}

/** Expires a cookie for this host and for each parent domain, where analytics services set theirs. */
function expireCookie(name: string): void {
  writeCookie(name, '', { maxAge: 0 });
  const labels = window.location.hostname.split('.');
  for (const index of labels.keys()) {
    writeCookie(name, '', { maxAge: 0, domain: labels.slice(index).join('.') });
  }
}
