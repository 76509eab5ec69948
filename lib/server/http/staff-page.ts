import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicBackend } from '@/lib/server/public-backend';
import { buildPolicy } from './page-policy';

/**
 * What the server tells the pages of the staff about a request: the policy's nonce, and path with query. Whatever a
 * browser sends under these names is overwritten.
 */
export const staffHeaders = { nonce: 'x-staff-nonce', address: 'x-staff-address' } as const;

/**
 * Headers of a page that is rendered for one member of staff: no copy anywhere, no search engine, and a policy with a
 * nonce of its own, which Next reads from the request's header and puts on its scripts.
 * Source: W3C CSP Level 3, section 7.1 (nonces are never reused).
 */
export function prepareStaffPage(
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  response: Pick<ServerResponse, 'setHeader'>,
): void {
  const nonce = randomBytes(18).toString('base64');
  const source = `'nonce-${nonce}'`;
  const policy = buildPolicy(
    { scripts: source, styles: source },
    { backend: publicBackend(), hasTagManager: false },
  );
  headers[staffHeaders.nonce] = nonce;
  headers[staffHeaders.address] = url;
  headers['content-security-policy'] = policy;
  delete headers['content-security-policy-report-only'];
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
