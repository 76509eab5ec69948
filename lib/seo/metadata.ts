import type { Metadata } from 'next';
import { type Locale, languages, locales } from '@/content/locales';
import type { Address } from '@/content/routes';
import { site } from '@/content/site';
import { absoluteUrl, pageUrl } from './absolute-url';
import { isIndexed } from './indexed-pages';
import { sharePictureFormat, sharePicturePath } from './share-picture-address';

const openGraphLocale = (locale: Locale) => languages[locale].region.replace('-', '_');

type PageFacts = {
  address: Address;
  locale: Locale;
  title: string;
  description: string;
  keywords: readonly string[];
  /** The article's own day for previews, YYYY-MM-DD. */
  publishedOn?: string;
};

/**
 * Metadata of one page: title with the brand, description, canonical to itself, reciprocal hreflang
 * for de, en, es and x-default, Open Graph and Twitter card with the page's own
 * preview picture, whose alternative text is the title that is set on it.
 */
export function pageMetadata({
  address,
  locale,
  title,
  description,
  keywords,
  publishedOn,
}: PageFacts): Metadata {
  const url = pageUrl(locale, address);
  const fullTitle = `${title} · ${site.name}`;
  const versions = Object.fromEntries(locales.map((other) => [other, pageUrl(other, address)]));
  const picture = absoluteUrl(sharePicturePath(locale, address));
  return {
    title: fullTitle,
    description,
    keywords: [...keywords],
    alternates: {
      canonical: url,
      languages: { ...versions, 'x-default': pageUrl('de', address) },
    },
    robots: isIndexed(address) ? { index: true, follow: true } : { index: false, follow: true },
    openGraph: {
      type: publishedOn ? 'article' : 'website',
      title: fullTitle,
      description,
      url,
      siteName: site.name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocale(other)),
      images: [{ url: picture, alt: title, ...sharePictureFormat }],
      ...(publishedOn && { publishedTime: publishedOn, modifiedTime: publishedOn, tags: [...keywords] }),
    },
    twitter: {
      card: 'summary_large_image',
      title: fullTitle,
      description,
      images: [{ url: picture, alt: title }],
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
}
