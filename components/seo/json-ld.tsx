import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { handOver } from '@/lib/base/handed-over';
import { pageGraph, serialiseGraph } from '@/lib/seo/json-ld/graph';
import { HtmlScript } from '../ui/html-script';

/** The structured data of a page: data for search engines, never run as a script. */
export async function JsonLd({ address, locale }: { address: Address; locale: Locale }) {
  const name = JSON.stringify([locale, address]);
  handOver(name, serialiseGraph(await pageGraph(locale, address)));
  return <HtmlScript type="application/ld+json" name={name} />;
}
