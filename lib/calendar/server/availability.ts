import 'server-only';
import { addDays, eventDay } from '@/lib/base/event-day';
import { maxRangeDays } from '@/lib/calendar/availability';
import { respond } from '@/lib/server/http/respond';
import { findDayStates } from './day-states';

const isDay = (text: string | null): text is string =>
  text !== null && text.length === 10 && eventDay(text) !== null;

/**
 * Answers `GET /api/availability?from=YYYY-MM-DD&to=YYYY-MM-DD`: 200 `{days}` with every day on which not everything is
 * free (`DayState`), 400 for other values or more than 400 days, 503 when the calendar cannot be asked.
 */
export async function handleAvailability(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get('from'), query.get('to')];
  if (!isDay(from) || !isDay(to) || to < from || to >= addDays(from, maxRangeDays)) {
    return respond(400, { code: 'request.range' });
  }
  const days = await findDayStates(from, to);
  if (!days) return respond(503, { code: 'backend.unavailable' });
  const busy = days.filter(({ house, delivery }) => house !== 'free' || delivery !== 'free');
  return respond(200, { days: busy }, { 'Cache-Control': 'public, max-age=60' });
}
