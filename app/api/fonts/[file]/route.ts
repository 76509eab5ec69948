import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Jost as TrueType with every European letter (SIL Open Font License), for the PDF alone; pages use the web fonts. */
const files: Readonly<Record<string, string>> = {
  'jost-regular.ttf': '400Regular/Jost_400Regular.ttf',
  'jost-bold.ttf': '600SemiBold/Jost_600SemiBold.ttf',
};

type Context = { params: Promise<{ file: string }> };

export const generateStaticParams = () => Object.keys(files).map((file) => ({ file }));

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = files[(await params).file];
  if (!path) return new Response(null, { status: 404 });
  const font = await readFile(join(process.cwd(), 'node_modules/@expo-google-fonts/jost', path));
  return new Response(font, {
    headers: { 'Content-Type': 'font/ttf', 'Cache-Control': 'public, max-age=86400' },
  });
}
