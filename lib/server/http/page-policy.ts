import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/base/log';
import { env } from '@/lib/server/env';
import { publicBackend } from '@/lib/server/public-backend';

/** Which scripts and styles inside of a page may run, as a policy lists them: `'sha256-…' 'sha256-…'`. */
export type InlineSources = { readonly scripts: string; readonly styles: string };

/** Hosts that the operator's settings add to the policy of every page. */
export type PolicySources = {
  /** Address of a hosted Supabase project, at which browsers sign in directly. */
  readonly backend: string | null;
  /** Whether a Tag Manager container may be loaded. Source of its hosts: Google's CSP guide for it. */
  readonly hasTagManager: boolean;
};

const list = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/**
 * Content-Security-Policy of a page: nothing but the site's own files and what it carries inline.
 * Source: W3C CSP Level 3, section 2.3.1.
 */
export function buildPolicy(
  { scripts, styles }: InlineSources,
  { backend, hasTagManager }: PolicySources,
): string {
  const measurements = hasTagManager ? 'https://*.google-analytics.com https://*.googletagmanager.com' : '';
  return [
    "default-src 'none'",
    list("script-src 'self'", scripts, hasTagManager ? 'https://www.googletagmanager.com' : ''),
    list("style-src 'self'", styles),
    "style-src-attr 'unsafe-inline'",
    list("img-src 'self' data:", measurements),
    "font-src 'self'",
    list("connect-src 'self'", backend ? new URL(backend).origin : '', measurements),
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

/**
 * What sonner, the toast library, puts into the page when it is loaded: an empty style element, then its stylesheet.
 * Hashes of the installed version; a test compares them.
 */
export const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Hashes of all inline elements of a kind, each once; what has an address or is data for search engines needs none. */
function hashInline(html: string, element: 'script' | 'style'): string {
  const elements = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  const contents = [...elements]
    .filter(([, attributes = '']) => !/\s(?:data-)?src=|type="application\/ld\+json"/.test(attributes))
    .map(([, , content = '']) => createHash('sha256').update(content).digest('base64'));
  return [...new Set(contents)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/** Hashes of all that a finished page carries inline. */
export const inlineSources = (html: string): InlineSources => ({
  scripts: hashInline(html, 'script'),
  styles: list(hashInline(html, 'style'), toastStyles),
});

export const isDevelopment = process.env.NODE_ENV === 'development';

/** For pages that this process cannot read; React's and Next's tools evaluate code while developing. */
export const plainSources: InlineSources = {
  scripts: list("'unsafe-inline'", isDevelopment ? "'unsafe-eval'" : ''),
  styles: "'unsafe-inline'",
};

/** Of a build on this disk; platforms that keep finished pages elsewhere have none. */
function readSources(page: string): InlineSources {
  if (isDevelopment) return plainSources;
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'server', 'app', `${page}.html`);
  try {
    return inlineSources(readFileSync(file, 'utf8'));
  } catch (error) {
    log.warn('page_policy.plain', { name: page, reason: error instanceof Error ? error.name : 'unknown' });
    return plainSources;
  }
}

const policies = new Map<string, string>();

/**
 * The policy of a finished page, read once in the life of a process.
 * @param page one of the route table's, as `/de/kontakt`.
 */
export function pagePolicy(page: string): string {
  const known = policies.get(page) ?? buildPolicy(readSources(page), policySources());
  policies.set(page, known);
  return known;
}
