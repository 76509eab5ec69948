import { authCookie, isAuthCookie } from '@/lib/base/auth-cookie';

type Cookies = readonly (readonly [string, string])[];

/** A session's cookie whole, or its parts `sg-auth.0`, `sg-auth.1` … put together. */
function valueIn(cookies: ReadonlyMap<string, string>): string {
  let value = cookies.get(authCookie) ?? '';
  for (let number = 0; value === '' || number > 0; number += 1) {
    const part = cookies.get(`${authCookie}.${number}`);
    if (part === undefined) break;
    value += part;
  }
  return value;
}

/** What the library has written into a session's cookies: JSON in base64url behind a mark; null when it is not that. */
export function sessionIn(cookies: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> | null {
  const value = valueIn(cookies);
  if (!/^base64-[\w-]+$/.test(value)) return null;
  try {
    const json = Buffer.from(value.slice('base64-'.length), 'base64url').toString('utf8');
    const session: unknown = JSON.parse(json);
    return typeof session === 'object' && session !== null ? { ...session } : null;
  } catch {
    return null;
  }
}

/**
 * A request's cookies, without those that pretend to be a session and hold none: the library complains about each in
 * the log, at length and with a piece of it, and anybody may send them.
 */
export function withoutUnreadableSession(cookies: Cookies): Cookies {
  const own = new Map(cookies.filter(([name]) => isAuthCookie(name)));
  if (own.size === 0 || sessionIn(own)) return cookies;
  return cookies.filter(([name]) => !isAuthCookie(name));
}
