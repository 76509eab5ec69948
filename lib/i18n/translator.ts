import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { de, en, es } as const;

/** The interface's texts for use outside of a page: mails speak the reader's language, not a request's. */
export const translatorFor = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], timeZone: 'Europe/Berlin' });

export type Translator = ReturnType<typeof translatorFor>;
