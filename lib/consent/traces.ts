import { cookieNames, writeCookie } from '@/lib/browser-store/cookie';
import type { OptionalCategory } from './consent';

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
export function clearTraces(category: OptionalCategory): void {
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
