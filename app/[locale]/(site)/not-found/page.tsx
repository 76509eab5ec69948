import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { isLocale } from '@/content/locales';
import { site } from '@/content/site';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: `${t('title')} · ${site.name}`, robots: { index: false, follow: true } };
}

/** Prerendered per language with status 404; the middleware sends every unknown path here. */
export default async function NotFoundPage({ params }: Props) {
  const { locale } = await params;
  if (isLocale(locale)) setRequestLocale(locale);
  notFound();
}
