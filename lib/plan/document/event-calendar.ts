import { phoneFor, site } from '@/content/site';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { calendarFile } from './calendar';

/**
 * The event of a plan as a calendar file (RFC 5545); `null` while it has no date.
 * @param key stays the same for one plan, so that a calendar replaces its entry.
 */
export function eventCalendar(
  draft: Draft,
  key: string,
  { t, texts, locale }: DescribeContext,
  now: Date,
  isBooked = false,
): string | null {
  const { delivery_zip, delivery_city, date } = draft.details;
  if (!date) return null;
  const { event, place } = resolvePlan(draft, now);
  const { name, address } = site;
  const venue = `${name}, ${address.street}, ${address.zip} ${address.city}`;
  const description = [
    t('review.people', { guests: draft.guests }),
    !isBooked && (event.isStartAssumed || event.isEndAssumed) ? t('described.timesAssumed') : '',
    isBooked ? t('described.booked') : t('review.nothingBooked'),
    phoneFor(locale),
  ];
  return calendarFile(
    {
      uid: `${key}@${site.email.split('@')[1]}`,
      day: date,
      days: event.days,
      time: event.start,
      durationHours: event.durationHours,
      title: `${name}: ${draft.cateringType ? texts.types[draft.cateringType].name : t('summary.title')}`,
      description: description.filter(Boolean).join('\n'),
      place: place === 'venue' ? venue : `${delivery_zip} ${delivery_city}`.trim(),
      isBooked,
    },
    now,
  );
}
