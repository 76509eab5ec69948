import type { Locale } from '@/content/locales';
import { messages } from '@/lib/i18n/messages';
import type de from '@/messages/de.json';

/** Texts of the interface for readers that are no browser: lists and structured data. */
export function siteLabels(locale: Locale): Pick<typeof de, 'news' | 'seo'> {
  return messages[locale];
}
