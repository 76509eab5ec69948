import { handleBrowserProof } from '@/lib/account/server/browser-proof';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Response {
  return handleBrowserProof(request);
}
