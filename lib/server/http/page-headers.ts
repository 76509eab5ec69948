import type { NextRequest } from 'next/server';
import type { Resolution } from '@/lib/i18n/resolve-page';
import { pagePolicy } from './page-policy';
import { caching, localeVary } from './security-headers';

/** Data instead of a page is asked for with one of these, or by `_rsc` in the address. */
const dataHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-router-segment-prefetch',
] as const;

/** Whether navigation inside the site asks for a page's data, at the page's own address. */
const isDataRequest = ({ nextUrl, headers }: NextRequest): boolean =>
  dataHeaders.some((name) => headers.has(name)) || nextUrl.searchParams.has('_rsc');

/**
 * The headers of a page's address, whoever answers there: policy, and how long copies may be kept. Public is only the page
 * itself, and only where the address names its language; nobody keeps data, since a cache may not know what it depends on.
 */
export function pageHeaders(request: NextRequest, resolution: Resolution): Readonly<Record<string, string>> {
  if (resolution.kind === 'technical' || resolution.kind === 'staff') return {};
  if (isDataRequest(request)) return { 'Cache-Control': caching.none };
  const isShared = resolution.kind === 'page' && resolution.prefixed;
  return {
    ...(resolution.kind !== 'redirect' && { 'Content-Security-Policy': pagePolicy(resolution.path) }),
    ...(isShared
      ? { 'Cache-Control': caching.shared }
      : { 'Cache-Control': caching.private, Vary: localeVary }),
  };
}
