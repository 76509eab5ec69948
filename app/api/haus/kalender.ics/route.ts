import { handleFeed } from '@/lib/calendar/server/feed';
import { handleRenewFeed } from '@/lib/desk/server/day';

export const dynamic = 'force-dynamic';

/** The calendar for programs; see `handleFeed`. */
export const GET = (request: Request) => handleFeed(request);

/** Ends the address; see `handleRenewFeed`. */
export const POST = (request: Request) => handleRenewFeed(request);
