import 'server-only';
import { defaultLocale, isLocale } from '@/content/locales';
import { addDays, eventDay } from '@/lib/base/event-day';
import { maxRangeDays } from '@/lib/calendar/availability';
import { translatorFor } from '@/lib/i18n/translator';
import { respond } from '@/lib/server/http/respond';
import { findDayStates } from './day-states';

const isDay = (text: string | null): text is string =>
  text !== null && text.length === 10 && eventDay(text) !== null;

/** Programs on pages of every origin ask, too (`docs/configurator.md`). */
const open = { 'Access-Control-Allow-Origin': '*' };

/** As every public endpoint says it: a stable code, and a sentence in the language asked for. */
function refuse(status: number, code: 'request.range' | 'backend.unavailable', query: URLSearchParams) {
  const wanted = query.get('locale');
  const t = translatorFor(isLocale(wanted) ? wanted : defaultLocale);
  return respond(status, { code, message: t(`publicApi.errors.${code}`) }, open);
}

/**
 * Answers `GET /api/availability?from=YYYY-MM-DD&to=YYYY-MM-DD`: 200 `{days}` with every day on which not everything is
 * free (`DayState`), 400 for other values or more than 400 days, 503 when the calendar cannot be asked.
 */
export async function handleAvailability(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get('from'), query.get('to')];
  if (!isDay(from) || !isDay(to) || to < from || to >= addDays(from, maxRangeDays)) {
    return refuse(400, 'request.range', query);
  }
  const days = await findDayStates(from, to);
  if (!days) return refuse(503, 'backend.unavailable', query);
  const busy = days.filter(({ house, delivery }) => house !== 'free' || delivery !== 'free');
  return respond(200, { days: busy }, { ...open, 'Cache-Control': 'public, max-age=60' });
}
