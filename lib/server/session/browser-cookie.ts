import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { retention } from '@/content/retention';
import { isEmail } from '@/lib/base/text-format';
import { callServer } from '@/lib/server/database/call-server';
import { addressHash } from '@/lib/server/database/service-client';
import { isSecureRequest } from './secure-request';

/**
 * Remembers this browser where accounts are concerned: a secret, and one mark for each address that was signed in with.
 * No script can read it, and only requests below `/auth` carry it.
 */
export const browserCookie = 'sg-browser';

/** A year; each sign-in begins it anew. */
const maxAgeSeconds = retention.knownBrowserDays * 86_400;

/** Accounts that one browser is known for at once. */
const maxMarks = 4;

/** 32 bytes in base64url. */
const partPattern = /^[\w-]{43}$/;

export type KnownBrowser = {
  readonly secret: string;
  /** Keyed hashes of the secret and an address, newest first; nobody but this site can make one. */
  readonly marks: readonly string[];
};

/** The browser that a request says it is; null when it has said nothing, or nonsense. */
export function readBrowser(request: Request): KnownBrowser | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const value = cookies.find(({ name }) => name === browserCookie)?.value ?? '';
  const [secret = '', ...marks] = value.split('.');
  return [secret, ...marks].every((part) => partPattern.test(part)) ? { secret, marks } : null;
}

export const createBrowser = (): KnownBrowser => ({
  secret: randomBytes(32).toString('base64url'),
  marks: [],
});

/** What a browser is known by for an address, as long as its account has this password. @throws Error of `callServer` */
const knownAs = async (email: string): Promise<string> =>
  String(await callServer('known_as', { p_email: email.trim() }));

const markFor = ({ secret }: KnownBrowser, name: string) => addressHash(`known-browser:${secret}:${name}`);

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether somebody has signed in with this address and its present password in this browser. */
export async function isKnownFor(browser: KnownBrowser | null, email: string): Promise<boolean> {
  if (!browser || browser.marks.length === 0 || !isEmail(email)) return false;
  const mark = markFor(browser, await knownAs(email));
  return browser.marks.some((known) => isSame(known, mark));
}

/** The same browser, known for one more address. */
export async function withMark(browser: KnownBrowser, email: string): Promise<KnownBrowser> {
  const mark = markFor(browser, await knownAs(email));
  const others = browser.marks.filter((known) => !isSame(known, mark));
  return { ...browser, marks: [mark, ...others].slice(0, maxMarks) };
}

/**
 * What is stored with an account when it asks for a mail, to recognise the browser that opens the link: the secret's
 * hash, 43 characters.
 */
export const createProof = ({ secret }: KnownBrowser): string =>
  createHash('sha256').update(`sign-up-proof:${secret}`).digest('base64url');

/** Whether this browser is the one whose proof was stored. */
export const hasProof = (browser: KnownBrowser | null, stored: unknown): boolean =>
  browser !== null && typeof stored === 'string' && isSame(createProof(browser), stored);

const serialise = (request: Request, value: string, maxAge: number) =>
  serializeCookieHeader(browserCookie, value, {
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureRequest(request),
    maxAge,
  });

/** The `Set-Cookie` line for a browser. */
export const writeBrowser = (request: Request, { secret, marks }: KnownBrowser): string =>
  serialise(request, [secret, ...marks].join('.'), maxAgeSeconds);

/** The `Set-Cookie` line that removes it. */
export const forgetBrowser = (request: Request): string => serialise(request, '', 0);
