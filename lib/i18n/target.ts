import type { Locale } from '@/content/locales';
import type { Target } from '@/content/schema';
import { site } from '@/content/site';
import { localPath } from './address';

/**
 * Address of a link target in a language. Consent targets point to the cookie policy, which works
 * without JavaScript; the consent leaf turns such links into a button that opens the settings.
 */
export function resolveHref(target: Target, locale: Locale): string {
  if ('route' in target) {
    return localPath(locale, target.route) + (target.anchor ? `#${target.anchor}` : '');
  }
  if ('configurator' in target) {
    const query = new URLSearchParams(Object.entries(target.configurator));
    return localPath(locale, 'configurator') + (query.size > 0 ? `?${query}` : '');
  }
  if ('phone' in target) return target.phone === 'main' ? site.phone.href : site.phoneWhyUs.href;
  if ('mail' in target) return `mailto:${site.email}`;
  return `${localPath(locale, 'cookies')}#settings`;
}
