import 'server-only';
import { type AuthError, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { log } from '@/lib/base/log';
import { readPassword } from '@/lib/base/typed-formats';
import { localPath } from '@/lib/i18n/address';
import { translatorFor } from '@/lib/i18n/translator';
import { addressHash, anonymousClient } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { redirectTo, respond } from '@/lib/server/http/respond';
import { consumeRateLimits } from '@/lib/server/rate-limit';
import { hasProof, readBrowser } from '@/lib/server/session/browser-cookie';
import { hasSession } from '@/lib/server/session/owner';
import { readSessionId } from '@/lib/server/session/session-id';
import { visitorSession } from '@/lib/server/session/visitor-session';
import { confirmPage, type LinkQuestion } from './confirm-page';
import { findLinkOwner, isLinkUsed, type LinkOwner, proveAddress } from './identity';
import { checkNewPassword, isPasswordOf } from './link-password';

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
  | 'address-changed'
  | 'address-pending'
  | 'confirmed'
  | 'password-saved'
  | 'link-expired'
  | 'link-used'
  | 'link-invalid'
  | 'limited'
  | 'unavailable';

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

const hashOf = ({ token_hash }: Link) => addressHash(`account-link:${token_hash}`);

/** A link that nobody waits for. */
const goneResult = async (link: Link): Promise<Result> =>
  (await isLinkUsed(hashOf(link))) ? 'link-used' : 'link-expired';

async function classifyFailure(error: AuthError, link: Link): Promise<Result> {
  if (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500) return 'unavailable';
  return error.status === 429 ? 'limited' : goneResult(link);
}

/**
 * What a link needs beside itself. It proves an address, not whose browser this is: only the one that asked for it,
 * which its cookie shows, may go on with the button alone. Who does not know the password replaces it (`choose=new`).
 */
function questionFor(
  request: Request,
  fields: URLSearchParams,
  { type }: Link,
  owner: LinkOwner,
): LinkQuestion {
  if (type === 'recovery' || fields.get('choose') === 'new') return 'new-password';
  return hasProof(readBrowser(request), owner.proof) ? 'nothing' : 'password';
}

function showPage(
  fields: URLSearchParams,
  link: Link,
  owner: LinkOwner,
  asks: LinkQuestion,
  problem?: string,
): Response {
  const locale = readLocale(fields);
  const next = fields.get('next');
  const isNew = asks === 'new-password';
  return confirmPage({
    kind: isNew ? 'recovery' : kinds[link.type],
    locale,
    fields: { ...link, lng: locale, ...(next && { next }), ...(isNew && { choose: 'new' }) },
    email: isNew ? owner.address : owner.email,
    address: owner.address,
    asks,
    problem,
  });
}

/** Answers in the way that every failure is reported: by a page of the site. */
async function guarded(fields: URLSearchParams, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    // Nothing of a session reaches the browser: it would be one that somebody else may share.
    log.error('account.confirm_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return lead(fields, 'unavailable');
  }
}

/**
 * Answers `GET /auth/confirm`: a page that names the account, with a button; a redirect when it is a hosted project's own
 * link, one that nobody waits for, or none at all.
 */
export async function handleConfirmPage(request: Request): Promise<Response> {
  const fields = new URL(request.url).searchParams;
  const link = linkSchema.safeParse(Object.fromEntries(fields));
  if (!link.success) return ownLink(fields) ?? lead(fields, 'link-invalid');
  return guarded(fields, async () => {
    const owner = await findLinkOwner(link.data);
    if (!owner) return lead(fields, await goneResult(link.data));
    return showPage(fields, link.data, owner, questionFor(request, fields, link.data, owner));
  });
}

const typedPassword = (fields: URLSearchParams): string => readPassword(fields.get('password') ?? '');

/** The problem with the password that was sent along, as a text; null when it is the one that is needed. */
async function problemWith(
  fields: URLSearchParams,
  owner: LinkOwner,
  asks: LinkQuestion,
  client: string,
): Promise<string | null> {
  const t = translatorFor(readLocale(fields));
  const password = typedPassword(fields);
  if (asks === 'nothing') return null;
  if (password === '') {
    return t(asks === 'password' ? 'account.fields.passwordMissing' : 'account.fields.newPasswordMissing');
  }
  if (asks === 'new-password') {
    const weakness = checkNewPassword(password);
    if (!weakness) return null;
    return weakness === 'tooLong' ? t('account.fields.passwordTooLong') : t('account.errors.weakPassword');
  }
  if (await consumeRateLimits([{ name: 'guess', subject: `${client} ${owner.email}` }]))
    return t('account.errors.rateLimited');
  return (await isPasswordOf(owner, password)) ? null : t('account.errors.credentials');
}

/** Whose session lives in this browser. */
async function readUserId(request: Request, client: SupabaseClient): Promise<string | null> {
  return hasSession(request) ? ((await client.auth.getUser()).data.user?.id ?? null) : null;
}

/** Uses a link. Before the account is given what belongs to the address, every other session of it ends. */
async function follow(
  client: SupabaseClient,
  link: Link,
  owner: LinkOwner,
  newPassword: string | null,
): Promise<Result> {
  const { data, error } = await client.auth.verifyOtp(link);
  if (error) return classifyFailure(error, link);
  // A hosted project may want a second click in the other mailbox before an address changes.
  if (!data.session) return 'address-pending';
  const sessionId = readSessionId(data.session.access_token);
  const keepPassword = newPassword === null;
  await proveAddress(owner.userId, { linkHash: hashOf(link), sessionId, keepPassword });
  if (newPassword === null) return link.type === 'email_change' ? 'address-changed' : 'welcome';
  const changed = await client.auth.updateUser({ password: newPassword });
  if (changed.error) throw changed.error;
  return 'password-saved';
}

/**
 * Answers the button of that page: notes that the address is proven and redirects to a page of the site, which says in
 * `?account=` what came of it. A session begins only where somebody may have one: in the browser that asked for the
 * link, or after the account's password, and never in place of another person's. 403 from another site, 400 unreadable,
 * 422 with the page again when the password is not the one.
 */
export async function handleConfirm(request: Request, address: string): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  const body = await readBody(request, 4 * 1024);
  if (!body.ok) return respond(400, { code: 'request.unreadable' });
  const fields = new URLSearchParams(body.text);
  const parsed = linkSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return lead(fields, 'link-invalid');
  const link = parsed.data;
  return guarded(fields, async () => {
    if (await consumeRateLimits([{ name: 'account', subject: address }])) return lead(fields, 'limited');
    const owner = await findLinkOwner(link);
    if (!owner) return lead(fields, await goneResult(link));
    const asks = questionFor(request, fields, link, owner);
    const problem = await problemWith(fields, owner, asks, address);
    if (problem) return showPage(fields, link, owner, asks, problem);

    const { client: visitor, apply } = visitorSession(request);
    const signedIn = await readUserId(request, visitor);
    const isNewPassword = asks === 'new-password';
    const isOthers = signedIn !== null && signedIn !== owner.userId;
    const client = isNewPassword || isOthers ? anonymousClient() : visitor;
    const result = await follow(client, link, owner, isNewPassword ? typedPassword(fields) : null);
    if (client !== visitor) {
      await client.auth.signOut({ scope: 'local' });
      // Its session has just ended; this removes the cookies.
      if (signedIn === owner.userId) await visitor.auth.signOut({ scope: 'local' });
      const isDone = result === 'welcome' || result === 'address-changed';
      return apply(lead(fields, isDone ? 'confirmed' : result));
    }
    return apply(lead(fields, result));
  });
}
