import 'server-only';
import {
  type AuthError,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { log } from '@/lib/base/log';
import { localPath } from '@/lib/i18n/address';
import { addressHash } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { consumeRateLimits } from '@/lib/server/rate-limit';
import {
  createBrowser,
  hasProof,
  type KnownBrowser,
  readBrowser,
  withMark,
  writeBrowser,
} from '@/lib/server/session/browser-cookie';
import { readSessionId } from '@/lib/server/session/session-id';
import { visitorSession } from '@/lib/server/session/visitor-session';
import { confirmPage, type LinkKind } from './confirm-page';
import { isAddressProven, isLinkUsed, proveAddress } from './repository';

const kinds = {
  signup: 'signup',
  email: 'signup',
  recovery: 'recovery',
  email_change: 'emailChange',
} as const;

const linkSchema = z.object({
  // 64 hexadecimal digits here; a hosted project's are shorter and may begin with `pkce_`.
  token_hash: z.string().regex(/^[\w-]{20,200}$/),
  type: z.enum(['signup', 'email', 'recovery', 'email_change']),
});

type Link = z.output<typeof linkSchema>;

/** What the page that a link leads to is told, in `?account=`. */
type Result =
  | 'welcome'
  | 'new-password'
  | 'choose-password'
  | 'address-changed'
  | 'address-pending'
  | 'link-expired'
  | 'link-used'
  | 'link-invalid'
  | 'limited'
  | 'unavailable';

const results = { signup: 'welcome', recovery: 'new-password', emailChange: 'address-changed' } as const;

const readLocale = (fields: URLSearchParams): Locale => {
  const language = fields.get('lng');
  return isLocale(language) ? language : defaultLocale;
};

/** The page to come back to: one of this site, else the home page. */
function target(fields: URLSearchParams, result: Result): string {
  const base = 'http://site.invalid';
  const home = localPath(readLocale(fields), 'home');
  const next = fields.get('next') ?? '';
  const address = next.startsWith('/') && URL.canParse(next, base) ? new URL(next, base) : null;
  // A path that begins with two slashes is another host once it stands in a header.
  const own = address?.origin === base && !address.pathname.startsWith('//');
  const page = own ? address : new URL(home, base);
  page.searchParams.set('account', result);
  return `${page.pathname}${page.search}`;
}

/** What a hosted project's own links bring along: a code, or why there is none. The browser's client takes it in. */
const brought = ['code', 'error', 'error_code', 'error_description'];

/** Where such a link leads: the home page with all that, or nowhere when it is none of these either. */
function ownLink(fields: URLSearchParams): Response | null {
  const query = new URLSearchParams([...fields].filter(([name]) => brought.includes(name)));
  return query.size > 0 ? redirectTo(`${localPath(readLocale(fields), 'home')}?${query}`) : null;
}

const lead = (fields: URLSearchParams, result: Result) => redirectTo(target(fields, result));

/**
 * Answers `GET /auth/confirm`: a page with a button; a redirect when it is a hosted project's own link, or none at all.
 */
export function handleConfirmPage(request: Request): Response {
  const fields = new URL(request.url).searchParams;
  const link = linkSchema.safeParse(Object.fromEntries(fields));
  if (!link.success) return ownLink(fields) ?? lead(fields, 'link-invalid');
  const next = fields.get('next');
  const kind: LinkKind = kinds[link.data.type];
  return confirmPage(kind, readLocale(fields), {
    ...link.data,
    lng: readLocale(fields),
    ...(next && { next }),
  });
}

async function classifyFailure(error: AuthError, linkHash: string): Promise<Result> {
  if (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500) return 'unavailable';
  if (error.status === 429) return 'limited';
  return (await isLinkUsed(linkHash)) ? 'link-used' : 'link-expired';
}

/**
 * Whether the account's password was chosen by whoever opens the link. For a recovery that is so when the address was
 * proven before; else the browser shows it, by the secret that it was given when it asked for the link.
 */
async function ownsPassword(
  { user }: Session,
  { type }: Link,
  browser: KnownBrowser | null,
): Promise<boolean> {
  if (type === 'recovery') return isAddressProven(user.id, user.email ?? '');
  return hasProof(browser, user.user_metadata.proof);
}

/**
 * Uses a link. Before the account is given anything that belongs to the address, every other session ends, and so does a
 * password that somebody else may have chosen.
 */
async function follow(
  client: SupabaseClient,
  link: Link,
  browser: KnownBrowser | null,
): Promise<{ readonly result: Result; readonly email?: string }> {
  const linkHash = addressHash(`account-link:${link.token_hash}`);
  const { data, error } = await client.auth.verifyOtp(link);
  if (error) return { result: await classifyFailure(error, linkHash) };
  // A hosted project may want a second click in the other mailbox before an address changes.
  if (!data.session) return { result: 'address-pending' };
  const { session } = data;
  const keepPassword = await ownsPassword(session, link, browser);
  const sessionId = readSessionId(session.access_token);
  await proveAddress(session.user.id, { linkHash, sessionId, keepPassword });
  const kind = kinds[link.type];
  const result = keepPassword || kind === 'recovery' ? results[kind] : 'choose-password';
  return { result, email: session.user.email ?? '' };
}

/**
 * Answers the button of that page: signs in, notes that the address is proven and redirects to a page of the site,
 * which says in `?account=` what came of it. 403 from another site, 400 unreadable.
 */
export async function handleConfirm(request: Request, address: string): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  const body = await readBody(request, 4 * 1024);
  if (!body.ok) return respond(400, { code: 'request.unreadable' });
  const fields = new URLSearchParams(body.text);
  const link = linkSchema.safeParse(Object.fromEntries(fields));
  if (!link.success) return lead(fields, 'link-invalid');
  try {
    if (await consumeRateLimits([{ name: 'account', subject: address }])) return lead(fields, 'limited');
    const browser = readBrowser(request);
    const { client, apply } = visitorSession(request);
    const { result, email } = await follow(client, link.data, browser);
    const response = apply(lead(fields, result));
    if (email) {
      const known = withMark(browser ?? createBrowser(), email);
      response.headers.append('Set-Cookie', writeBrowser(request, known));
    }
    return response;
  } catch (error) {
    // Nothing of the session reaches the browser: it would be one that somebody else may share.
    log.error('account.confirm_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return lead(fields, 'unavailable');
  }
}
