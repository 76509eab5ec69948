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

type Found = { readonly inquiry: Inquiry; readonly versions: readonly InquiryVersion[] };
type WriteFile = (found: Found, request: Request) => Promise<Response | null>;

const file = (content: BodyInit, type: string, name: string, disposition: 'inline' | 'attachment') =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${disposition}; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });

/** The event as an entry for the house's calendars (RFC 5545); nothing while it has no day. */
const calendar: WriteFile = async ({ inquiry, versions }) => {
  const { reference, name, createdAt, agreed } = inquiry;
  const { plan } = versionOf(versions, inquiry.current);
  const { date, phone } = plan.details;
  if (!date) return null;
  const { event, place } = resolvePlan(plan, createdAt);
  const type = plan.cateringType ? catalogueWords[defaultLocale].cateringTypes[plan.cateringType].name : '';
  const { street, zip, city } = site.address;
  const text = calendarFile(
    {
      uid: `${reference}@${new URL(env().SITE_URL).hostname}`,
      day: date,
      days: event.days,
      time: event.start,
      durationHours: event.durationHours,
      title: [name, `${plan.guests}`, type].filter(Boolean).join(' · '),
      description: [reference, phone, new URL(staffAddress.inquiry(reference), env().SITE_URL).href]
        .filter(Boolean)
        .join('\n'),
      place: place === 'venue' ? `${street}, ${zip} ${city}` : deliveryAddress(plan),
      isBooked: agreed !== null,
    },
    new Date(),
  );
  return file(text, 'text/calendar; charset=utf-8', `${reference}.ics`, 'attachment');
};

/** A version of the answer, as the guest has it: `?version=2`. */
const answer: WriteFile = async ({ inquiry, versions }, request) => {
  const number = Number(new URL(request.url).searchParams.get('version'));
  const version = versions.find((one) => one.number === number);
  if (!version || !isAnswer(version)) return null;
  const context = answerContext(inquiry.locale);
  const written = await answerFile({ inquiry, versions, answer: version }, context, env().SITE_URL);
  return file(new Uint8Array(written.content), 'application/pdf', written.name, 'inline');
};

const files: Readonly<Record<string, WriteFile>> = { 'event.ics': calendar, 'answer.pdf': answer };

const missing = () => respond(404, { code: 'not_found' });

/** Answers `GET /api/haus/inquiries/<reference>/<name>`; 404 for a name or an inquiry that there is none of. */
export function answerWithFile(request: Request, reference: string, name: string): Promise<Response> {
  return answerStaff(request, async () => {
    const write = Object.hasOwn(files, name) ? files[name] : undefined;
    const inquiry = write && (await readInquiry(db(), reference));
    if (!write || !inquiry) return missing();
    return (await write({ inquiry, versions: await readVersions(db(), inquiry.id) }, request)) ?? missing();
  });
}
