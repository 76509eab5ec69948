import 'server-only';
import { randomBytes } from 'node:crypto';
import { type AuthError, isAuthRetryableFetchError, type User } from '@supabase/supabase-js';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { log } from '@/lib/base/log';
import { localPath } from '@/lib/i18n/address';
import { addressHash } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { type VisitorSession, visitorSession } from '@/lib/server/session/visitor-session';
import { consumeRateLimit } from './auth-limits';
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
  | 'address-changed'
  | 'address-pending'
  | 'link-expired'
  | 'link-used'
  | 'link-invalid'
  | 'limited'
  | 'unavailable';

const results = { signup: 'welcome', recovery: 'new-password', emailChange: 'address-changed' } as const;

const readLocale = (fields: URLSearchParams): Locale => {
  const wish = fields.get('lng');
  return isLocale(wish) ? wish : defaultLocale;
};

/** The page to come back to: one of this site, else the home page. */
function target(fields: URLSearchParams, result: Result): string {
  const base = 'http://site.invalid';
  const home = localPath(readLocale(fields), 'home');
  const wish = fields.get('next') ?? '';
  const address = wish.startsWith('/') && URL.canParse(wish, base) ? new URL(wish, base) : null;
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
 * A recovery link is for whoever owns the mailbox. Were the address never proven, somebody else may have chosen the
 * password: it ends here, before the account is given anything that belongs to the address.
 */
async function afterVerification(
  { client }: VisitorSession,
  user: User,
  { type }: Link,
  linkHash: string,
): Promise<void> {
  const email = user.email ?? '';
  if (type === 'recovery') {
    await client.auth.signOut({ scope: 'others' });
    if (!(await isAddressProven(user.id, email))) {
      const { error } = await client.auth.updateUser({ password: randomBytes(30).toString('base64url') });
      if (error) throw error;
    }
  }
  await proveAddress(user.id, linkHash);
}

async function follow(session: VisitorSession, link: Link): Promise<Result> {
  const linkHash = addressHash(`account-link:${link.token_hash}`);
  const { data, error } = await session.client.auth.verifyOtp(link);
  if (error) return classifyFailure(error, linkHash);
  // A hosted project may want a second click in the other mailbox before an address changes.
  if (!data.session) return 'address-pending';
  await afterVerification(session, data.session.user, link, linkHash).catch((reason: unknown) =>
    log.error('account.address_not_proven', { reason: reason instanceof Error ? reason.name : 'unknown' }),
  );
  return results[kinds[link.type]];
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
  if ((await consumeRateLimit('client', address)) > 0) return lead(fields, 'limited');
  try {
    const session = visitorSession(request);
    return session.apply(lead(fields, await follow(session, link.data)));
  } catch (error) {
    log.error('account.confirm_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return lead(fields, 'unavailable');
  }
}
