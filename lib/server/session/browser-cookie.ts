import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { retention } from '@/content/retention';
import { isSecureRequest } from './secure-request';

/**
 * Recognises the browser that asked for a mailed link by a secret, so that nobody there has to enter the password again.
 * No script can read it, and only requests below `/auth` carry it.
 */
export const browserCookie = 'sg-browser';

/** As long as an account waits for its confirmation. */
const maxAgeSeconds = retention.unconfirmedDays * 86_400;

/** 32 bytes in base64url. */
const secretPattern = /^[\w-]{43}$/;

/** The secret of the browser that a request comes from; null when it has none, or nonsense. */
export function readBrowser(request: Request): string | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const value = cookies.find(({ name }) => name === browserCookie)?.value ?? '';
  return secretPattern.test(value) ? value : null;
}

export const createBrowser = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored with an account when it asks for a mail, to recognise the browser that opens the link: the secret's
 * hash, 43 characters.
 */
export const createProof = (secret: string): string =>
  createHash('sha256').update(`sign-up-proof:${secret}`).digest('base64url');

/** Whether this browser is the one whose proof was stored. */
export function hasProof(secret: string | null, stored: unknown): boolean {
  if (secret === null || typeof stored !== 'string') return false;
  const [own, known] = [Buffer.from(createProof(secret)), Buffer.from(stored)];
  return own.length === known.length && timingSafeEqual(own, known);
}

const serialise = (request: Request, value: string, maxAge: number) =>
  serializeCookieHeader(browserCookie, value, {
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureRequest(request),
    maxAge,
  });

/** The `Set-Cookie` line for a browser. */
export const writeBrowser = (request: Request, secret: string): string =>
  serialise(request, secret, maxAgeSeconds);

/** The `Set-Cookie` line that removes it. */
export const forgetBrowser = (request: Request): string => serialise(request, '', 0);
