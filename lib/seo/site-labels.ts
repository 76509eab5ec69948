import type { Locale } from '@/content/locales';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages: Readonly<Record<Locale, typeof de>> = { de, en, es };

/** Texts of the interface for readers that are no browser: feeds, lists and structured data. */
export function siteLabels(locale: Locale): Pick<typeof de, 'menu' | 'news' | 'seo'> {
  return messages[locale];
}
