import type { Metadata } from 'next';
import { type Locale, locales } from '@/content/locales';
import { type Address, routes } from '@/content/routes';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { localPath } from '@/lib/i18n/address';

/** Absolute address of a path, without query or hash. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href.replace(/\/$/, path === '/' ? '/' : '');
}

const openGraphLocale: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', es: 'es_ES' };

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
 * for de, en, es and x-default, Open Graph and Twitter card.
 */
export function pageMetadata({ address, locale, title, description, keywords, publishedOn }: PageFacts): Metadata {
  const path = localPath(locale, address);
  const indexed = routes[address.route].indexed && !('step' in address && address.step !== '');
  const fullTitle = `${title} · ${site.name}`;
  const languages = Object.fromEntries(locales.map((other) => [other, absoluteUrl(localPath(other, address))]));
  return {
    title: fullTitle,
    description,
    keywords: [...keywords],
    alternates: {
      canonical: absoluteUrl(path),
      languages: { ...languages, 'x-default': absoluteUrl(localPath('de', address)) },
    },
    robots: indexed ? { index: true, follow: true } : { index: false, follow: true },
    openGraph: {
      type: publishedOn ? 'article' : 'website',
      title: fullTitle,
      description,
      url: absoluteUrl(path),
      siteName: site.name,
      locale: openGraphLocale[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocale[other]),
      ...(publishedOn && { publishedTime: publishedOn }),
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description },
    formatDetection: { telephone: false, email: false, address: false },
  };
}
