import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { pageGraph, serialiseGraph } from '@/lib/seo/json-ld/graph';

/** The structured data of a page: data for search engines, never run as a script. */
export async function JsonLd({ address, locale }: { address: Address; locale: Locale }) {
  const graph = serialiseGraph(await pageGraph(locale, address));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content with every `<` escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
  );
}
