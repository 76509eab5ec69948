import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale, locales } from '@/content/locales';
import { addDays, endOfBerlinDay, eventDay } from '@/lib/base/event-day';
import { staffAddress, withResult } from '@/lib/desk/addresses';
import { staffTexts } from '@/lib/desk/texts';
import { inquiriesCsv, offersCsv } from '@/lib/inquiry/server/export-csv';
import { inquiryStates, offerStates } from '@/lib/order/states';
import { camelRow } from '@/lib/server/database/camel-row';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { mustStaff } from '@/lib/staff/server/staff-error';
import { answerStaff } from '@/lib/staff/server/staff-session';

/** Rows of one request to the database, which hands out no more than a thousand at once. */
const batch = 1_000;

/** More than a small house has in a year; who has more asks for shorter times. */
const maxRows = 20_000;

/** Both included. */
type Span = { readonly from: Date; readonly to: Date };

const inquirySchema = z
  .object({
    reference: z.string(),
    state: z.enum(inquiryStates),
    created_at: z.coerce.date(),
    answer_by: z.coerce.date(),
    assignee_name: z.string().nullable(),
    decided_at: z.coerce.date().nullable(),
    decided_by: z.string().nullable(),
    locale: z.enum(locales),
    name: z.string(),
    email: z.string(),
    payload: z.unknown(),
    server_total_cents: z.number().nullable(),
  })
  .transform(camelRow);

const acceptanceSchema = z
  .object({ name: z.string(), terms_version: z.string(), accepted_at: z.coerce.date() })
  .transform(camelRow);

const offerSchema = z
  .object({
    version: z.number().int(),
    state: z.enum(offerStates),
    sent_at: z.coerce.date(),
    sent_by_name: z.string(),
    body: z.unknown(),
    inquiry: z.object({ reference: z.string(), name: z.string(), email: z.string() }),
    acceptance: z
      .union([acceptanceSchema, z.array(acceptanceSchema)])
      .nullable()
      .transform((found) => [found].flat()[0] ?? null),
  })
  .transform(({ inquiry, ...row }) => ({ ...camelRow(row), ...inquiry }));

/** All rows, batch by batch. */
async function readAll(read: (first: number, last: number) => ReturnType<typeof page>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let first = 0; first < maxRows; first += batch) {
    const next = await read(first, first + batch - 1);
    rows.push(...next);
    if (next.length < batch) break;
  }
  return rows;
}

async function page(
  query: PromiseLike<Parameters<typeof mustStaff<unknown[] | null>>[0]>,
): Promise<unknown[]> {
  return mustStaff(await query) ?? [];
}

async function writeInquiries(client: SupabaseClient, { from, to }: Span, locale: Locale): Promise<string> {
  const columns = Object.keys(inquirySchema.in.shape).join(', ');
  const rows = await readAll((first, last) =>
    page(
      client
        .from('inquiries')
        .select(columns)
        .gte('created_at', from.toISOString())
        .lte('created_at', to.toISOString())
        .order('created_at')
        .order('reference')
        .range(first, last),
    ),
  );
  const t = staffTexts(locale);
  const known = (state: string) => inquiryStates.find((name) => name === state);
  return inquiriesCsv(z.array(inquirySchema).parse(rows), {
    locale,
    stateName: (state) => {
      const name = known(state);
      return name ? t(`states.${name}`) : state;
    },
  });
}

async function writeOffers(client: SupabaseClient, { from, to }: Span, locale: Locale): Promise<string> {
  const columns =
    'version, state, sent_at, sent_by_name, body, inquiry:inquiries(reference, name, email), ' +
    'acceptance:offer_acceptances(name, terms_version, accepted_at)';
  const rows = await readAll((first, last) =>
    page(
      client
        .from('offers')
        .select(columns)
        .gte('sent_at', from.toISOString())
        .lte('sent_at', to.toISOString())
        .order('sent_at')
        .order('id')
        .range(first, last),
    ),
  );
  const t = staffTexts(locale);
  return offersCsv(z.array(offerSchema).parse(rows), {
    locale,
    stateName: (state) => {
      const name = offerStates.find((one) => one === state);
      return name ? t(`offerStates.${name}`) : state;
    },
  });
}

const writers = { inquiries: writeInquiries, offers: writeOffers } as const;

function readSpan(query: URLSearchParams): Span | null {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '');
  if (!from || !to || ![from, to].every((day) => day.length === 10 && eventDay(day)) || from > to)
    return null;
  return { from: new Date(endOfBerlinDay(addDays(from, -1)).getTime() + 1), to: endOfBerlinDay(to) };
}

/**
 * Answers `GET /api/haus/export?table=inquiries&from=…&to=…&lng=…` with a table as CSV: 401 and 403 for others than staff, a
 * redirect to the page for a session older than a day, 400 for a time that is none.
 */
export function handleExport(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const table = query.get('table') ?? '';
  const language = query.get('lng');
  const locale = isLocale(language) ? language : defaultLocale;
  return answerStaff(request, async ({ member, client }) => {
    const span = readSpan(query);
    if (!span || (table !== 'inquiries' && table !== 'offers')) {
      return respond(400, { code: 'request.invalid' });
    }
    // Everybody's data at once: a session that somebody left open must not be enough.
    if (!member.isFresh) return redirectTo(withResult(staffAddress.export, { problem: 'staff_session_old' }));
    return new Response(await writers[table](client, span, locale), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${table}-${query.get('from')}-${query.get('to')}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}
