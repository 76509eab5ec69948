import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from '@/content/locales';
import { localeCookie, localeCookieMaxAge } from './language';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeCookie: { name: localeCookie, maxAge: localeCookieMaxAge },
});
