import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import { messages } from './messages';

/** The interface's texts for use outside of a page: mails speak the reader's language, not a request's. */
export const translatorFor = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], timeZone: 'Europe/Berlin' });

export type Translator = ReturnType<typeof translatorFor>;
