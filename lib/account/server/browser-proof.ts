import 'server-only';
import { env } from '@/lib/server/env';
import { isSameOrigin } from '@/lib/server/http/origin';
import { respond } from '@/lib/server/http/respond';
import { createBrowser, createProof, readBrowser, writeBrowser } from '@/lib/server/session/browser-cookie';

/**
 * Answers `POST /auth/browser`: 200 `{proof}` and a cookie that only this browser has. The proof goes along when an
 * account asks for a link; the browser that opens the link is recognised by it. 403 from another site.
 */
export function handleBrowserProof(request: Request): Response {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  const browser = readBrowser(request) ?? createBrowser();
  const response = respond(200, { proof: createProof(browser) });
  response.headers.append('Set-Cookie', writeBrowser(request, browser));
  return response;
}
