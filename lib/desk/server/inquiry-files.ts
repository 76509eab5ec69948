import 'server-only';
import { answerFile } from '@/lib/inquiry/server/answer-file';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { env } from '@/lib/server/env';
import { respond } from '@/lib/server/http/respond';
import { readInquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { answerStaff } from '@/lib/staff/server/staff-session';
import { inquiryCalendar } from './inquiry-calendar';

type AnswerFile = (request: Request, reference: string) => Promise<Response>;

const missing = () => respond(404, { code: 'not_found' });

const file = (content: BodyInit, type: string, name: string, disposition: 'inline' | 'attachment') =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${disposition}; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });

/** The event as an entry for the staff's calendars. */
const calendar: AnswerFile = (request, reference) =>
  answerStaff(request, async ({ client }) => {
    const detail = await readInquiryDetail(client, reference);
    const text = detail && inquiryCalendar(detail, new Date());
    return text ? file(text, 'text/calendar; charset=utf-8', `${reference}.ics`, 'attachment') : missing();
  });

/** A version of the offer, as the visitor has it: `?version=2`. */
const offer: AnswerFile = (request, reference) =>
  answerStaff(request, async ({ client }) => {
    const version = Number(new URL(request.url).searchParams.get('version'));
    const detail = await readInquiryDetail(client, reference);
    const sent = detail?.offers.find((one) => one.version === version);
    if (!detail || !sent) return missing();
    const { inquiry } = detail;
    const { name, content } = await answerFile(
      { inquiry, answer: sent },
      answerContext(inquiry.locale),
      env().SITE_URL,
    );
    return file(new Uint8Array(content), 'application/pdf', name, 'inline');
  });

const files: Readonly<Record<string, AnswerFile>> = { 'event.ics': calendar, 'offer.pdf': offer };

/** What answers `GET /api/haus/inquiries/<reference>/<name>`; undefined for a name that there is none of. */
export const findFile = (name: string): AnswerFile | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;
