import { openApiDocument } from '@/lib/public-api/openapi';

export const dynamic = 'force-static';

export const GET = (): Response =>
  Response.json(openApiDocument(), {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' },
  });
