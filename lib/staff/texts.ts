import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import { messages } from '@/lib/i18n/messages';

/** The texts of the staff's pages; for the server, which renders them. */
export const staffTexts = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'staff', timeZone: 'Europe/Berlin' });

export type StaffTexts = ReturnType<typeof staffTexts>;
