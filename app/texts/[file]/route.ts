import { configuratorTexts } from '@/components/configurator/shell/configurator-texts';
import { panelTexts } from '@/components/frame/panel-texts';
import { locales } from '@/content/locales';
import { caching } from '@/lib/server/http/security-headers';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

const files = () => Promise.all([configuratorTexts, panelTexts].flatMap((part) => locales.map(part)));

/** One file per part and language, written during the build. */
export async function generateStaticParams() {
  return (await files()).map(({ name }) => ({ file: name }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = (await files()).find(({ name }) => name === file);
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.json, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': caching.immutable },
  });
}
