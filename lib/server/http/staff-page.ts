import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { publicBackend } from '@/lib/server/public-backend';
import { buildPolicy, isDevelopment, plainSources, toastStyles } from './page-policy';

/**
 * What the middleware tells the pages of the staff about a request: the policy's nonce, and path with query. Whatever a
 * browser sends under these names is overwritten.
 */
export const staffHeaders = { nonce: 'x-staff-nonce', address: 'x-staff-address' } as const;

/**
 * Has a page rendered for one member of staff: no copy anywhere, no search engine, and a policy with a nonce of its own,
 * which Next reads from the request's header and puts on its scripts.
 * Source: W3C CSP Level 3, section 7.1 (nonces are never reused).
 */
export function answerStaffPage({ headers, nextUrl }: NextRequest): NextResponse {
  const nonce = randomBytes(18).toString('base64');
  const source = `'nonce-${nonce}'`;
  const policy = buildPolicy(
    isDevelopment ? plainSources : { scripts: source, styles: `${source} ${toastStyles}` },
    {
      backend: publicBackend(),
      hasTagManager: false,
    },
  );
  const passedOn = new Headers(headers);
  passedOn.set(staffHeaders.nonce, nonce);
  passedOn.set(staffHeaders.address, `${nextUrl.pathname}${nextUrl.search}`);
  passedOn.set('Content-Security-Policy', policy);
  passedOn.delete('Content-Security-Policy-Report-Only');
  const response = NextResponse.next({ request: { headers: passedOn } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}
