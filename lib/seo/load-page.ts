import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale } from '@/content/locales';
import { pageContent } from '@/content/pages';
import type { RouteId } from '@/content/routes';
import type { PageContent } from '@/content/schema';
import { pageMetadata } from './metadata';

type Params = Promise<{ locale: string }>;

/** Language and content of a page with a file of its own; also sets the language for this render. */
export async function loadPage(
  route: RouteId,
  params: Params,
): Promise<{ locale: Locale; content: PageContent }> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return { locale, content: await pageContent(route, locale) };
}

/** Metadata of such a page. */
export async function loadPageMetadata(route: RouteId, params: Params): Promise<Metadata> {
  const { locale, content } = await loadPage(route, params);
  return pageMetadata({ address: { route }, locale, ...content.meta });
}
