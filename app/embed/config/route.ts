import { embedConfig } from '@/lib/embeds/settings';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

/** Which third parties this installation uses; names only, so that static pages need no rebuild. */
export function GET(): Response {
  return Response.json(embedConfig(env()), { headers: { 'Cache-Control': 'no-store' } });
}
