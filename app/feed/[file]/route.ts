import { locales } from '@/content/locales';
import { newsFeed } from '@/lib/seo/feed';
import { feedPath, feedType } from '@/lib/seo/feed-address';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

/** One feed per language: `/feed/de.xml`. */
export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.xml` }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const locale = locales.find((candidate) => feedPath(candidate) === `/feed/${file}`);
  if (!locale) return new Response(null, { status: 404 });
  return new Response(await newsFeed(locale), {
    headers: { 'Content-Type': `${feedType}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}
