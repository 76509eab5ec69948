import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/frame/not-found';
import { PageMain } from '@/components/frame/page-main';
import { isLocale } from '@/content/locales';
import { site } from '@/content/site';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: `${t('title')} · ${site.name}`, robots: { index: false, follow: true } };
}

/**
 * Prerendered per language; the middleware sends every unknown path here with status 404. Calling
 * `notFound()` instead would leave the page empty until scripts run: see docs/decisions/001.
 */
export default async function NotFoundPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <PageMain>
      <NotFound locale={locale} />
    </PageMain>
  );
}
