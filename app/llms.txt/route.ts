import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await llmsText(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
