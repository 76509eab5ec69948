import 'server-only';
import { cookies, headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { detectLanguage, localeCookie } from '@/lib/i18n/language';
import { staffHeaders } from '@/lib/server/http/staff-page';

/** What the request for a page of the staff says: their pages speak the language of cookie or browser. */
export const readPageRequest = cache(async () => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const { locale } = detectLanguage({
    cookie: stored.get(localeCookie)?.value,
    acceptLanguage: sent.get('accept-language'),
  });
  setRequestLocale(locale);
  return {
    locale,
    /** Path and query of the page. */
    address: sent.get(staffHeaders.address) ?? '/haus',
    nonce: sent.get(staffHeaders.nonce) ?? undefined,
  };
});

/** The texts of the staff's pages, in the language of the request. */
export async function staffTexts() {
  const { locale } = await readPageRequest();
  return getTranslations({ locale, namespace: 'staff' });
}
