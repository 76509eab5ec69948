import { handleDay } from '@/lib/staff/server/day';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => handleDay(request);
