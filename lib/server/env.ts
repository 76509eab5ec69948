import { z } from 'zod';
import { widgetNames } from '@/content/embeds';
import { isEmail } from '@/lib/base/text-format';
import { readStaffList } from '@/lib/server/staff-list';
import { type WidgetVariable, widgetVariable } from '@/lib/server/widget-variables';

/** An unset variable and an empty one mean the same: operators leave lines empty in `.env` files. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema);

/** Script, account number and further origins of each third-party widget; without a script our own content stands there. */
const widgetSchema = Object.fromEntries(
  widgetNames.flatMap((name) => [
    [widgetVariable(name, 'SCRIPT'), optional(z.url({ protocol: /^https?$/ }))],
    [widgetVariable(name, 'ID'), optional(z.string().max(200))],
    [widgetVariable(name, 'HOSTS'), optional(z.string().regex(/^\s*(https?:\/\/[^\s;,'"]+\s*)+$/))],
  ]),
) as Readonly<Record<WidgetVariable, ReturnType<typeof optional<z.ZodString>>>>;

const schema = z
  .object({
    /** Public address of the site, used in canonical links, previews, the sitemap and e-mails. */
    SITE_URL: withDefault(z.url(), 'https://www.seegut.example'),
    /** Where the embedded backend keeps its data. */
    DATA_DIR: withDefault(z.string().min(1), '.data'),
    /** `keep` says that one process with the embedded database is meant to serve a public address. */
    EMBEDDED_DATABASE: optional(z.enum(['keep'])),
    SUPABASE_URL: optional(z.url()),
    SUPABASE_ANON_KEY: optional(z.string().min(20)),
    SUPABASE_SERVICE_ROLE_KEY: optional(z.string().min(20)),
    /** The project's PostgreSQL, for transactions: postgresql://user:password@host:5432/postgres. */
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    /** For example smtp://user:password@mail.example:587. Without it mails wait in the outbox. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: optional(z.string().refine(isEmail, 'expected an address alone, such as house@example.org')),
    /** Where inquiries and contact messages are announced. */
    MAIL_TO: optional(z.string().refine(isEmail, 'expected an address alone, such as house@example.org')),
    /** Who works at the desk: `Name <name@house.example>, …`. Each signs in with an account whose address is proven. */
    STAFF: z.preprocess(
      (value) => value ?? '',
      z.string().transform((text, context) => {
        const list = readStaffList(text);
        if (!list) context.addIssue('expected Name <name@house.example>, …');
        return list ?? [];
      }),
    ),
    /** Accepted inquiries per client address and hour. */
    INQUIRY_LIMIT_PER_HOUR: withDefault(z.coerce.number().int().min(1).max(100_000), 8),
    /**
     * Days after its event when an inquiry without an offer is deleted (after the last contact where no day is named),
     * and after it came a message.
     */
    INQUIRY_RETENTION_DAYS: withDefault(z.coerce.number().int().min(30).max(36_500), 183),
    /** Years after the end of the last contact's calendar year when an inquiry with an offer is deleted. */
    OFFER_RETENTION_YEARS: withDefault(z.coerce.number().int().min(1).max(30), 6),
    /** Days after sending or giving up when a mail's row in the outbox is deleted. */
    MAIL_RETENTION_DAYS: withDefault(z.coerce.number().int().min(1).max(3_650), 30),
    /** Attempts to sign in, to sign up or to get a mail about an account per client address and hour. */
    ACCOUNT_LIMIT_PER_HOUR: withDefault(z.coerce.number().int().min(1).max(100_000), 60),
    /** How many reverse proxies stand in front (each appends one address to X-Forwarded-For). */
    TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(5), 0),
    /** Google Tag Manager container; without it no analytics code is ever loaded. */
    GTM_ID: optional(z.string().regex(/^GTM-[A-Z0-9]+$/)),
    /** A film or player of a provider that replaces our own loop once preferences are allowed. */
    HERO_VIDEO_URL: optional(z.url({ protocol: /^https?$/ })),
    ...widgetSchema,
    /** Read when building: `0` leaves pages as Next wrote them (`scripts/rewrite-pages.ts`). */
    REWRITE_PAGES: optional(z.enum(['0'])),
  })
  .refine(
    ({ SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, DATABASE_URL }) =>
      new Set([SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, DATABASE_URL].map(Boolean))
        .size === 1,
    {
      error:
        'SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY and DATABASE_URL belong together: set all or none.',
    },
  );

export type Env = z.output<typeof schema>;

/** Names of all variables that the site reads; `.env.example` documents each. @public */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/**
 * Reads and validates environment variables; every one is optional and documented in `.env.example`.
 * @throws Error naming each variable that has an unusable value (never the value itself).
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  throw new Error(`Unusable configuration\n  ${problems.join('\n  ')}`);
}

let cached: Env | undefined;

/** The validated environment of this process. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
