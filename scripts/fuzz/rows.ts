import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { isRecord } from '@/lib/base/is-record';
import { contactTopics } from '@/lib/contact/topics';
import { parseInquiry } from '@/lib/inquiry/schema';
import { serialiseDraft } from '@/lib/plan/draft';
import { inquiryBody } from '@/tests/helpers/backend-draft';

/** One line without control characters, halves of surrogate pairs or turned reading direction. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\uFEFF]*$/u);
/** Several lines of the same. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(value));
const email = line(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u);
const time = z.iso.datetime({ offset: true });
const cents = z.number().int().min(0).max(1e12);

const inquiry = z.object({
  reference: z.string().regex(/^SG-\d{4}-[2-9A-HJKMNP-Z]{5}$/),
  locale: z.enum(locales),
  email,
  name: line(161).min(1),
  catalogue_version: line(40).min(1),
  shown_total_cents: cents.nullable(),
  server_total_cents: cents,
  price: z.object({ shownCents: cents }).loose(),
  answer_by: time,
  state: z.literal('received'),
});

const message = z.object({
  reference: z.string().regex(/^SK-\d{4}-[2-9A-HJKMNP-Z]{5}$/),
  locale: z.enum(locales),
  topic: z.enum(contactTopics),
  name: line(120).min(1),
  email,
  phone: line(40).regex(/^$|^\+?[\d\s()/.-]{5,40}$/),
  message: text(3_000).min(1),
  callback: z.boolean(),
  callback_day: z.iso.date().nullable(),
});

const mail = (siteUrl: string) =>
  z.object({
    kind: z.enum(['inquiry', 'contact', 'account']),
    recipient: z.enum(['house', 'visitor']),
    locale: z.enum(locales),
    // A link in a mail leads to this site, whatever host a request named.
    payload: z.object({ url: z.string().startsWith(siteUrl).nullish(), email: email.optional() }).loose(),
  });

const draft = z.object({
  draft: z.record(z.string(), z.unknown()).nullable(),
  revision: z.number().int().min(1),
});
/** A name and a keyed hash: base64url from the server, hexadecimal where the database counts mailboxes. */
const bucket = z.object({
  bucket: z.string().regex(/^[a-z-]+:([\w-]{43}|[0-9a-f]{64})$/),
  count: z.number().int().min(1),
});

/** A stored plan is one that the site itself would send again: parsing changes nothing. */
function payloadProblem(row: Record<string, unknown>): string | null {
  // Variants stand beside the draft's own fields; see `lib/inquiry/server/stored-variants.ts`.
  const { variants: _, ...draft } = isRecord(row.payload) ? row.payload : {};
  const parsed = parseInquiry({ ...inquiryBody(), draft }, new Date(String(row.created_at)));
  if (!parsed.ok) return `payload: ${JSON.stringify(parsed.errors)}`;
  return isDeepStrictEqual(JSON.parse(serialiseDraft(parsed.value.draft)), draft)
    ? null
    : 'payload: not clean';
}

const account = z.object({ email, role: z.literal('authenticated') });

export type Stored = {
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
};

const tables = {
  'public.inquiries': inquiry,
  'public.contact_messages': message,
  'public.drafts': draft,
  'public.rate_limits': bucket,
  'auth.users': account,
} as const;

/**
 * Reads everything that a run left in the database, while no process uses it, and names what should not be there.
 * @param siteUrl what links in mails have to begin with.
 */
export async function storedRubbish(dataDirectory: string, siteUrl: string): Promise<Stored> {
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  const database = new PGlite(path.join(dataDirectory, 'postgres'));
  await database.waitReady;
  for (const [table, schema] of Object.entries({ ...tables, 'public.mail_outbox': mail(siteUrl) })) {
    const { rows } = await database.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(stored) as row from ${table} as stored`,
    );
    counts[table.replace('public.', '')] = rows.length;
    for (const { row } of rows) {
      const result = schema.safeParse(row);
      if (!result.success) problems.push(`${table}: ${JSON.stringify(result.error.issues[0]).slice(0, 300)}`);
      const plan = table === 'public.inquiries' ? payloadProblem(row) : null;
      if (plan) problems.push(`${table}: ${plan}`);
    }
  }
  await database.close();
  return { counts, problems };
}
