import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { DayCheck } from '@/components/availability/day-check';
import { PageMain } from '@/components/frame/page-main';
import { LetterSignature } from '@/components/sections/compositions/letter-head';
import { PageSections } from '@/components/sections/page-sections';
import { PageFacts } from '@/components/seo/page-facts';
import { isLocale, type Locale } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { type DataRouteId, dataRouteIds, parseAddress, routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ locale: string; slug: string[] }> };

/** Pages about our house, where the first question is whether the day is free. */
const housePages: ReadonlySet<DataRouteId> = new Set([
  'locationRooms',
  'locationWeddings',
  'locationPrivate',
  'locationCorporate',
]);

/** All pages that are data share this file; their paths come from the route table. */
export function generateStaticParams() {
  return dataRouteIds.map((id) => ({ slug: routes[id].path.slice(1).split('/') }));
}

async function getRoute(params: Props['params']): Promise<{ id: DataRouteId; locale: Locale }> {
  const { locale, slug } = await params;
  const route = parseAddress(`/${slug.join('/')}`)?.route;
  const id = dataRouteIds.find((candidate) => candidate === route);
  if (!id || !isLocale(locale)) notFound();
  return { id, locale };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, locale } = await getRoute(params);
  const { meta } = await pageContent(id, locale);
  return pageMetadata({ address: { route: id }, locale, ...meta });
}

export default async function DataPage({ params }: Props) {
  const { id, locale } = await getRoute(params);
  setRequestLocale(locale);
  const content = await pageContent(id, locale);
  return (
    <PageMain composition={content.composition}>
      <PageFacts address={{ route: id }} locale={locale} />
      <PageSections content={content} locale={locale}>
        {housePages.has(id) && <DayCheck locale={locale} />}
      </PageSections>
      {id === 'imprint' && (
        <div className="wrap letter-end pb-part">
          <LetterSignature locale={locale} />
        </div>
      )}
    </PageMain>
  );
}
