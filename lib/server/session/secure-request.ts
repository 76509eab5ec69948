import 'server-only';
import { env } from '@/lib/server/env';

/**
 * Whether the visitor's browser speaks https: by the connection, by what a trusted proxy says, or because the site's
 * public address, which the browser has asked for, is an https one.
 */
export function isSecureRequest(request: Request): boolean {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  const own = new URL(request.url);
  const site = new URL(SITE_URL);
  if (site.protocol === 'https:' && (request.headers.get('host') ?? own.host) === site.host) return true;
  const forwarded = TRUSTED_PROXIES > 0 ? request.headers.get('x-forwarded-proto') : null;
  return (forwarded?.split(',').at(-1)?.trim() ?? own.protocol.replace(':', '')) === 'https';
}
