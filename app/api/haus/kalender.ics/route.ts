import { handleFeed } from '@/lib/calendar/server/feed';

export const dynamic = 'force-dynamic';

/** The calendar for programs; see `handleFeed`. */
export const GET = (request: Request) => handleFeed(request);
