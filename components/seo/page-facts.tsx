import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { handOver } from '@/lib/base/handed-over';
import { pageUrl } from '@/lib/seo/absolute-url';
import { pageGraph, serialiseGraph } from '@/lib/seo/json-ld/graph';
import { HtmlScript } from '../ui/html-script';

/** What a page says to those who do not read it on a screen: search engines and paper. */
export function PageFacts({ address, locale }: { address: Address; locale: Locale }) {
  return (
    <>
      <JsonLd address={address} locale={locale} />
      <PrintSource address={address} locale={locale} />
    </>
  );
}

/** The structured data of a page: data for search engines, never run as a script. */
async function JsonLd({ address, locale }: { address: Address; locale: Locale }) {
  const name = JSON.stringify([locale, address]);
  handOver(name, serialiseGraph(await pageGraph(locale, address)));
  return <HtmlScript type="application/ld+json" name={name} />;
}

/** On paper only: whose page this is, how to reach them, and where it can be read. */
function PrintSource({ address, locale }: { address: Address; locale: Locale }) {
  return (
    <p aria-hidden="true" className="print-source mb-6 hidden border-b border-line pb-3 text-sm print:block">
      {site.wordmark} · {siteWords[locale].claim} · {site.phone.display} · {site.email}
      <br />
      {pageUrl(locale, address)}
    </p>
  );
}
