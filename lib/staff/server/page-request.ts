import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '@/content/locales';
import { detectLanguage, localeCookie } from '@/lib/i18n/language';
import { staffHeaders } from '@/lib/server/http/staff-page';

type PageRequest = {
  readonly locale: Locale;
  /** Path and query of the page. */
  readonly address: string;
  readonly nonce: string | undefined;
};

/** What the request for a page of the staff says: their pages speak the language of cookie or browser. */
export const readPageRequest = cache(async (): Promise<PageRequest> => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const { locale } = detectLanguage({
    cookie: stored.get(localeCookie)?.value,
    acceptLanguage: sent.get('accept-language'),
  });
  return {
    locale,
    address: sent.get(staffHeaders.address) ?? '/haus',
    nonce: sent.get(staffHeaders.nonce) ?? undefined,
  };
});
