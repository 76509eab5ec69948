import 'server-only';
import { defaultLocale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords } from '@/content/texts';
import { staffAddress } from '@/lib/desk/addresses';
import { calendarFile } from '@/lib/plan/document/calendar';
import { parseDraft } from '@/lib/plan/read-draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { env } from '@/lib/server/env';
import type { StaffInquiry } from '@/lib/staff/server/inquiry-detail';
import { deliveryAddressOf } from './staff-plan';

/** The event of an inquiry for a calendar of the staff (RFC 5545); `null` while it has no day. */
export function inquiryCalendar(
  { reference, name, payload, createdAt, state }: StaffInquiry,
  now: Date,
): string | null {
  const { draft } = parseDraft(JSON.stringify(payload));
  const { date, phone } = draft.details;
  if (!date) return null;
  const { event } = resolvePlan(draft, createdAt);
  const type = draft.cateringType ? catalogueWords[defaultLocale].cateringTypes[draft.cateringType].name : '';
  const place =
    draft.locationType === 'venue'
      ? `${site.address.street}, ${site.address.zip} ${site.address.city}`
      : deliveryAddressOf(draft);
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
