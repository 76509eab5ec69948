import 'server-only';
import { defaultLocale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords } from '@/content/texts';
import { staffAddress } from '@/lib/desk/addresses';
import { currentVersion } from '@/lib/inquiry/server/stored';
import { deliveryAddress } from '@/lib/plan/addresses';
import { calendarFile } from '@/lib/plan/document/calendar';
import { resolvePlan } from '@/lib/plan/resolve';
import { env } from '@/lib/server/env';
import { currentAnswer, type InquiryDetail } from '@/lib/staff/server/inquiry-detail';

/** The event of an inquiry for a calendar of the staff (RFC 5545); `null` while it has no day. */
export function inquiryCalendar(detail: InquiryDetail, now: Date): string | null {
  const { inquiry } = detail;
  const { reference, name, createdAt, state } = inquiry;
  const { plan: draft } = currentVersion(inquiry, currentAnswer(detail));
  const { date, phone } = draft.details;
  if (!date) return null;
  const { event, place: kindOfPlace } = resolvePlan(draft, createdAt);
  const type = draft.cateringType ? catalogueWords[defaultLocale].cateringTypes[draft.cateringType].name : '';
  const place =
    kindOfPlace === 'venue'
      ? `${site.address.street}, ${site.address.zip} ${site.address.city}`
      : deliveryAddress(draft);
  return calendarFile(
    {
      uid: `${reference}@${new URL(env().SITE_URL).hostname}`,
      day: date,
      days: event.days,
      time: event.start,
      durationHours: event.durationHours,
      title: [name, `${draft.guests}`, type].filter(Boolean).join(' · '),
      description: [reference, phone, new URL(staffAddress.inquiry(reference), env().SITE_URL).href]
        .filter(Boolean)
        .join('\n'),
      place,
      isBooked: state === 'accepted',
    },
    now,
  );
}
