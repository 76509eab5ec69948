import { handleAvailability } from '@/lib/calendar/server/availability';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleAvailability(request);
}
