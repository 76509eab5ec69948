import 'server-only';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords } from '@/content/texts';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays } from '@/lib/base/event-day';
import { calendarStamp, calendarText, joinCalendarLines } from '@/lib/base/icalendar';
import { log } from '@/lib/base/log';
import { translatorFor } from '@/lib/i18n/translator';
import { serviceClient } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';
import { respond } from '@/lib/server/http/respond';
import { type Booking, readBookings } from './bookings';
import { isFeedKey } from './feed-key';

/** Days before and after today that the feed covers. */
const reach = { before: 92, after: 1_100 };

/** State, kind and event; no name and no number of anybody. */
function summary({ state, kind, note, inquiry }: Booking, locale: Locale): string {
  const t = translatorFor(locale);
  const event = Object.entries(catalogueWords[locale].eventTypes).find(
    ([id]) => id === inquiry?.eventType,
  )?.[1];
  return [
    `${t(`calendarFeed.${state}`)} · ${t(`calendarFeed.${kind}`)}`,
    ...(event ? [event] : []),
    inquiry ? inquiry.reference : note,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function entry(booking: Booking, locale: Locale, now: Date): readonly string[] {
  const { SITE_URL } = env();
  const date = (day: string) => day.replaceAll('-', '');
  const { id, day, state, inquiry } = booking;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(SITE_URL).hostname}`,
    `DTSTAMP:${calendarStamp(now)}`,
    // RFC 5545, 3.6.1: the end of a whole day is the next one.
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
    `SUMMARY:${calendarText(summary(booking, locale))}`,
    ...(inquiry ? [`URL:${new URL(`/haus/anfragen/${inquiry.reference}`, SITE_URL).href}`] : []),
    `STATUS:${state === 'option' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The days as text of type `text/calendar` (RFC 5545). */
export function feedText(bookings: readonly Booking[], locale: Locale, now: Date): string {
  const t = translatorFor(locale);
  const name = calendarText(t('calendarFeed.name', { brand: site.name }));
  return joinCalendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(site.name)}//Calendar//${locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    // RFC 7986, 5.1 and 5.7; programs of before know the other two.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...bookings.flatMap((booking) => entry(booking, locale, now)),
    'END:VCALENDAR',
  ]);
}

/**
 * Answers `GET /api/haus/kalender.ics?key=…&lng=de`: the calendar for a staff member's own calendar program, 403 with a
 * wrong key or that of a former member, 503 when the backend cannot be reached.
 */
export async function handleFeed(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const language = query.get('lng');
  const locale = isLocale(language) ? language : defaultLocale;
  try {
    if (!(await isFeedKey(query.get('key') ?? ''))) return respond(403, { code: 'calendar.key' });
    const now = new Date();
    const today = berlinDay(now);
    const bookings = await readBookings(
      serviceClient(),
      addDays(today, -reach.before),
      addDays(today, reach.after),
    );
    return new Response(feedText(bookings, locale, now), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="seegut.ics"',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    log.error('calendar.feed_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return respond(503, { code: 'backend.unavailable' });
  }
}
