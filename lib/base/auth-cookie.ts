import { retention } from '@/content/retention';

/**
 * Name of the session's cookie; long ones continue in `sg-auth.0`, `sg-auth.1` … Fixed, because the library would
 * otherwise derive it from the backend's address, and changing the address would sign all users out.
 */
export const authCookie = 'sg-auth';

/** Maximum lifetime of a cookie in browsers: 400 days, in seconds (RFC 6265bis, section 5.5). */
const maxAgeSeconds = retention.sessionDays * 86_400;

/**
 * How the session's cookie is written, by browser and server alike. Scripts read it, because the browser's own client
 * keeps the session; what scripts may run is the Content-Security-Policy's business.
 * @param secure the page was loaded over https; elsewhere browsers would not store it.
 */
export const authCookieOptions = (secure: boolean) => ({
  name: authCookie,
  path: '/',
  sameSite: 'lax' as const,
  secure,
  maxAge: maxAgeSeconds,
});

/** Whether a cookie belongs to the session, whole or in parts. */
export const isAuthCookie = (name: string): boolean => /^sg-auth(\.\d+)?$/.test(name);
