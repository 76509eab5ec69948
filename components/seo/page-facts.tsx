import type { Locale } from '@/content/locales';
import type { Address } from '@/content/routes';
import { JsonLd } from './json-ld';
import { PrintSource } from './print-source';

/** What a page says to those who do not read it on a screen: search engines and paper. */
export function PageFacts({ address, locale }: { address: Address; locale: Locale }) {
  return (
    <>
      <JsonLd address={address} locale={locale} />
      <PrintSource address={address} locale={locale} />
    </>
  );
}
