import 'server-only';
import { defaultLocale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords } from '@/content/texts';
import { staffAddress } from '@/lib/desk/addresses';
import { answerFile } from '@/lib/inquiry/server/answer-file';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { type Inquiry, readInquiry, readVersions } from '@/lib/inquiry/server/read-inquiry';
import { type InquiryVersion, isAnswer, versionOf } from '@/lib/inquiry/server/version';
import { deliveryAddress } from '@/lib/plan/addresses';
import { calendarFile } from '@/lib/plan/document/calendar';
import { resolvePlan } from '@/lib/plan/resolve';
import { db } from '@/lib/server/database/database';
import { env } from '@/lib/server/env';
import { respond } from '@/lib/server/http/respond';
import { answerStaff } from './staff';

type Written = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** The event as an entry for the house's calendars (RFC 5545); null while it has no day. */
function calendarEntry(inquiry: Inquiry, { plan }: InquiryVersion): Written | null {
  const { reference, name, createdAt, agreed } = inquiry;
  const { date, phone } = plan.details;
  if (!date) return null;
  const { event, place } = resolvePlan(plan, createdAt);
  const type = plan.cateringType ? catalogueWords[defaultLocale].cateringTypes[plan.cateringType].name : '';
  const { street, zip, city } = site.address;
  const { SITE_URL } = env();
  const content = calendarFile(
    {
      uid: `${reference}@${new URL(SITE_URL).hostname}`,
      day: date,
      days: event.days,
      time: event.start,
      durationHours: event.durationHours,
      title: [name, plan.guests, type].filter(Boolean).join(' · '),
      description: [reference, phone, new URL(staffAddress.inquiry(reference), SITE_URL).href]
        .filter(Boolean)
        .join('\n'),
      place: place === 'venue' ? `${street}, ${zip} ${city}` : deliveryAddress(plan),
      isBooked: agreed !== null,
    },
    new Date(),
  );
  return { name: `${reference}.ics`, type: 'text/calendar; charset=utf-8', content: Buffer.from(content) };
}

/** The file of a name; null where there is none. */
async function findFile(reference: string, name: string, url: string): Promise<Written | null> {
  const inquiry = await readInquiry(db(), reference);
  if (!inquiry) return null;
  const versions = await readVersions(db(), inquiry.id);
  if (name === 'event.ics') return calendarEntry(inquiry, versionOf(versions, inquiry.current));
  const number = Number(new URL(url).searchParams.get('version'));
  const answer = versions.find((version) => version.number === number);
  if (name !== 'answer.pdf' || !answer || !isAnswer(answer)) return null;
  return answerFile({ inquiry, versions, answer }, answerContext(inquiry.locale), env().SITE_URL);
}

/**
 * Answers `GET /api/haus/inquiries/<reference>/<name>` with the event for a calendar (`event.ics`), or an answer as the guest
 * has it (`answer.pdf?version=2`); 404 for what there is not.
 */
export function answerWithFile(request: Request, reference: string, name: string): Promise<Response> {
  return answerStaff(request, async () => {
    const file = await findFile(reference, name, request.url);
    if (!file) return respond(404, { code: 'not_found' });
    return new Response(Buffer.from(file.content), {
      headers: {
        'Content-Type': file.type,
        // A PDF is read, an entry is taken into a calendar.
        'Content-Disposition': `${name === 'answer.pdf' ? 'inline' : 'attachment'}; filename="${file.name}"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}
