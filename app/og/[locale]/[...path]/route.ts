import { siteWords } from '@/content/texts';
import { pageSummary } from '@/lib/seo/page-summary';
import { drawSharePicture } from '@/lib/seo/share-picture/draw';
import { sharePictureFormat, sharePictures } from '@/lib/seo/share-picture-address';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ locale: string; path: string[] }> };

/** One picture per page and language, drawn during the build and served as a file. */
export function generateStaticParams() {
  return [...sharePictures.keys()].map((path) => {
    const [, , locale = '', ...rest] = path.split('/');
    return { locale, path: rest };
  });
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const page = sharePictures.get(`/og/${locale}/${path.join('/')}`);
  if (!page) return new Response(null, { status: 404 });
  const { cover, title } = await pageSummary(page.address, page.locale);
  const picture = await drawSharePicture(cover, title, siteWords[page.locale].claim);
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': sharePictureFormat.type, 'Cache-Control': 'public, max-age=86400' },
  });
}
