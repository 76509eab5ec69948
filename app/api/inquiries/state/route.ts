import { handleState } from '@/lib/inquiry/server/state';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Promise<Response> {
  return handleState(request);
}
