import { z } from 'zod';

/** A hosted project as its visitors see it. */
export type Project = {
  /** Address of the project, such as https://abcdefgh.supabase.co. */
  readonly url: string;
  readonly anonKey: string;
  /** Public address of the site. */
  readonly siteUrl: string;
};

export type Finding = { readonly level: 'error' | 'warning'; readonly text: string };

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});

const timeoutMs = 10_000;

/** What nobody without an account may read. */
const tables = [
  'inquiries',
  'contact_messages',
  'mail_outbox',
  'rate_limits',
  'drafts',
  'vouchers',
  'proven_addresses',
  'used_links',
  'inquiry_notes',
  'inquiry_events',
  'offer_drafts',
  'offers',
  'offer_acceptances',
  'bookings',
];

/** Settings that a project tells nobody; Authentication in its dashboard shows them. */
export const manualSettings = [
  'Sign In / Providers → Email: "Secure email change" on, "Secure password change" on',
  'Sign In / Providers → Email: one-time password length 10, expiry 3600 seconds at most',
  'Emails → Templates: the links of docs/sign-in.md; Emails → SMTP: a server of your own',
  'Rate Limits: token verifications at most 30 in five minutes per address',
] as const;

function ask({ url, anonKey }: Project, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url.replace(/\/+$/, '')}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
  });
}

async function readCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const { error_code: own, code } = z
    .object({ error_code: z.unknown(), code: z.unknown() })
    .partial()
    .catch({})
    .parse(body);
  return typeof own === 'string' ? own : String(code ?? '');
}

const error = (text: string): Finding => ({ level: 'error', text });
const warning = (text: string): Finding => ({ level: 'warning', text });

async function checkSettings(project: Project): Promise<readonly Finding[]> {
  const response = await ask(project, '/auth/v1/settings').catch(() => null);
  const read = settingsSchema.safeParse(await response?.json().catch(() => null));
  if (!response?.ok || !read.success) {
    return [error(`The project's sign-in settings cannot be read (${response?.status ?? 'no answer'}).`)];
  }
  const { external, disable_signup: closed, mailer_autoconfirm: autoconfirm } = read.data;
  const others = Object.keys(external).filter((name) => external[name] && name !== 'email');
  return [
    ...(external.email ? [] : [error('Signing in by e-mail is off: the site offers nothing else.')]),
    ...(autoconfirm
      ? [
          error(
            '"Confirm email" is off: sign-up tells strangers who has an account, and no address is ever proven.',
          ),
        ]
      : []),
    ...(closed ? [warning('New accounts are not allowed; the dialog says so.')] : []),
    ...(others.length > 0
      ? [warning(`Other ways in are on that the site does not offer: ${others.join(', ')}.`)]
      : []),
  ];
}

/** A wrong password for nobody; with CAPTCHA protection the project asks for a solution before it looks. */
async function checkCaptcha(project: Project): Promise<readonly Finding[]> {
  const body = JSON.stringify({ email: 'nobody@seegut.invalid', password: 'not a password' });
  const response = await ask(project, '/auth/v1/token?grant_type=password', { method: 'POST', body });
  return (await readCode(response)) === 'captcha_failed'
    ? [error('CAPTCHA protection is on, and the site has no CAPTCHA: nobody can sign in.')]
    : [];
}

/** A password of seven characters with half an address: refused for one of them, so that no account is made. */
async function checkPasswordLength(project: Project): Promise<readonly Finding[]> {
  const body = JSON.stringify({ email: 'half-an-address', password: 'Se3gut!' });
  const code = await readCode(await ask(project, '/auth/v1/signup', { method: 'POST', body }));
  return ['weak_password', 'signup_disabled', 'captcha_failed'].includes(code)
    ? []
    : [warning('The minimum password length is below 8, or the project does not tell.')];
}

/** An invented link: the project says what is wrong with it at the address that it would bring a reader back to. */
async function checkRedirect(project: Project): Promise<readonly Finding[]> {
  const back = new URL('/auth/confirm?lng=de', project.siteUrl);
  const query = new URLSearchParams({ token: 'invented', type: 'signup', redirect_to: back.href });
  const response = await ask(project, `/auth/v1/verify?${query}`);
  const location = response.headers.get('location');
  if (!location || !URL.canParse(location)) {
    return [warning('Where links of mails lead cannot be read; check the redirect URLs by hand.')];
  }
  const target = new URL(location);
  if (target.origin === back.origin && target.pathname === back.pathname) return [];
  return [
    error(
      `Links of mails lead to ${target.origin}${target.pathname}: add ${back.origin}/auth/confirm** to the redirect URLs.`,
    ),
  ];
}

async function checkTable(project: Project, table: string): Promise<readonly Finding[]> {
  const response = await ask(project, `/rest/v1/${table}?select=*&limit=1`);
  const rows: unknown = response.ok ? await response.json().catch(() => null) : null;
  return Array.isArray(rows) && rows.length > 0 ? [error(`Anybody can read the table ${table}.`)] : [];
}

/** Removes only what is outdated anyway, in case it is open. */
async function checkFunctions(project: Project): Promise<readonly Finding[]> {
  const response = await ask(project, '/rest/v1/rpc/prune_rate_limits', { method: 'POST', body: '{}' });
  if (response.ok) return [error("Anybody can call the server's functions.")];
  return (await readCode(response)) === 'PGRST202'
    ? [error('The migrations are missing: apply supabase/migrations.')]
    : [];
}

/** What a project's public answers show to be set wrongly. Rejects when the project does not answer half-way. */
export async function inspectProject(project: Project): Promise<readonly Finding[]> {
  const settings = await checkSettings(project);
  if (settings.some(({ text }) => text.includes('cannot be read'))) return settings;
  const { protocol, hostname } = new URL(project.url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const findings = [
    ...(protocol === 'https:' || isLocal ? [] : [error('SUPABASE_URL is no https address.')]),
    ...settings,
  ];
  for (const check of [checkCaptcha, checkPasswordLength, checkRedirect, checkFunctions]) {
    findings.push(...(await check(project)));
  }
  for (const table of tables) findings.push(...(await checkTable(project, table)));
  return findings;
}
