import { readFileSync } from 'node:fs';
import { env } from '@/lib/server/env';
import { publicBackend } from '@/lib/server/public-backend';

/** Where the build writes the hashes of all pages (`scripts/page-hashes.ts`). */
export const pageHashesFile = '.next/page-hashes.json';

/** Hashes of a page's inline scripts and styles, as a policy lists them: `'sha256-…' 'sha256-…'`. */
export type PageHashes = { readonly scripts: string; readonly styles: string };

/** Hosts that the operator's settings add to the policy of every page. */
export type PolicySources = {
  /** Address of a hosted Supabase project, at which browsers sign in directly. */
  readonly backend: string | null;
  /** Whether a Tag Manager container may be loaded. Source of its hosts: Google's CSP guide for it. */
  readonly hasTagManager: boolean;
};

const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/**
 * Content-Security-Policy of a finished page: nothing but the site's own files and the inline scripts and styles that this
 * very page carries, by hash. Source: W3C CSP Level 3, section 2.3.1.
 */
export function buildPolicy(
  { scripts, styles }: PageHashes,
  { backend, hasTagManager }: PolicySources,
): string {
  const measurements = hasTagManager ? 'https://*.google-analytics.com https://*.googletagmanager.com' : '';
  return [
    "default-src 'none'",
    join("script-src 'self'", scripts, hasTagManager ? 'https://www.googletagmanager.com' : ''),
    join("style-src 'self'", styles),
    "style-src-attr 'unsafe-inline'",
    join("img-src 'self' data:", measurements),
    "font-src 'self'",
    join("connect-src 'self'", backend ? new URL(backend).origin : '', measurements),
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the environment adds. */
export const policySources = (): PolicySources => ({
  backend: publicBackend(),
  hasTagManager: env().GTM_ID !== undefined,
});

let policies: ReadonlyMap<string, string> | undefined;

function readPolicies(): ReadonlyMap<string, string> {
  const pages = JSON.parse(readFileSync(pageHashesFile, 'utf8')) as Readonly<Record<string, PageHashes>>;
  const sources = policySources();
  return new Map(Object.entries(pages).map(([page, hashes]) => [page, buildPolicy(hashes, sources)]));
}

/**
 * The policy of a prerendered page such as `/de/kontakt`, for the environment that the process was started with; undefined
 * for other names.
 * @throws Error when the build is not complete.
 */
export function pagePolicy(page: string): string | undefined {
  policies ??= readPolicies();
  return policies.get(page);
}
