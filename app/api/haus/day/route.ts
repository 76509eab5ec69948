import { handleDay } from '@/lib/desk/server/day';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => handleDay(request);
