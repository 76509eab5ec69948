import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueVersion } from '@/content/catering/rules';
import { catalogueFormats } from '@/content/endpoints';
import { locales } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { carteDocument } from '@/lib/public-api/carte-document';
import { catalogueCsv } from '@/lib/public-api/catalogue-csv';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

const files = locales.flatMap((locale) =>
  catalogueFormats.map((format) => ({ locale, format, file: `${locale}.${format}` })),
);

/** The carte as a tagged PDF and as a table for the kitchen: `/api/catalogue/de.pdf`. */
export const generateStaticParams = () => files.map(({ file }) => ({ file }));

const readFont = async (file: string) =>
  new Uint8Array(await readFile(join(process.cwd(), 'node_modules/@expo-google-fonts/jost', file)));

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = files.find((known) => known.file === file);
  if (!found) return new Response(null, { status: 404 });
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=3600',
    'Content-Disposition': `inline; filename="seegut-${file}"`,
  };
  if (found.format === 'csv') {
    return new Response(catalogueCsv(found.locale), {
      headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' },
    });
  }
  const made = eventDay(catalogueVersion) ?? new Date();
  const fonts = {
    regular: await readFont('400Regular/Jost_400Regular.ttf'),
    bold: await readFont('600SemiBold/Jost_600SemiBold.ttf'),
  };
  return new Response(await planPdf(carteDocument(found.locale, made), fonts, made), {
    headers: { ...headers, 'Content-Type': 'application/pdf' },
  });
}
