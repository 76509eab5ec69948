import { getMessages } from 'next-intl/server';
import { locales } from '@/content/locales';
import { textFiles } from '@/lib/account/texts';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

/** Two files per language: `/api/account/texts/de` and `de-plan-page`. */
export function generateStaticParams() {
  return locales.flatMap((locale) => textFiles(locale).map((file) => ({ file })));
}

/** Texts that only some visitors need, so that no page carries them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const locale = locales.find((candidate) => textFiles(candidate).includes(file));
  if (!locale) return new Response(null, { status: 404 });
  const { account, planPage } = await getMessages({ locale });
  const texts: Readonly<Record<string, object>> = {
    [locale]: { account },
    [`${locale}-plan-page`]: { planPage },
  };
  return Response.json(texts[file], { headers: { 'Cache-Control': 'public, max-age=300' } });
}
