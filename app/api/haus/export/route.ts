import { handleExport } from '@/lib/desk/server/export';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => handleExport(request);
