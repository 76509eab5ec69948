import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { pageUrl } from '@/lib/seo/absolute-url';

/** On paper only: whose page this is, how to reach them, and where it can be read. */
export function PrintSource({ address, locale }: { address: Address; locale: Locale }) {
  return (
    <p aria-hidden="true" className="print-source mb-6 hidden border-b border-line pb-3 text-sm print:block">
      {site.wordmark} · {siteWords[locale].claim} · {site.phone.display} · {site.email}
      <br />
      {pageUrl(locale, address)}
    </p>
  );
}
