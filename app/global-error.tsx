'use client';

import { PlainFailure } from '@/components/failure/plain-failure';
import { isLocale } from '@/content/locales';

/** When not even the document can be drawn: a few words in the language of the address, without any style of its own. */
export default function GlobalError() {
  const [, first] = typeof window === 'undefined' ? [] : window.location.pathname.split('/');
  const locale = isLocale(first) ? first : 'de';
  return (
    <html lang={locale}>
      <body>
        <PlainFailure locale={locale} />
      </body>
    </html>
  );
}
