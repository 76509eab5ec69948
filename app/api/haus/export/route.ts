import { handleExport } from '@/lib/staff/server/export';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => handleExport(request);
