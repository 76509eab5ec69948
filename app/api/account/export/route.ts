import { handleExport } from '@/lib/account/server/export';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleExport(request);
}
