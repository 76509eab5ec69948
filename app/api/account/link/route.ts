import { handleLink } from '@/lib/account/server/account';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Promise<Response> {
  return handleLink(request);
}
