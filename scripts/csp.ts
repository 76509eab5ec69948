import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicBackend } from '@/lib/server/database/public-backend';
import { env } from '@/lib/server/env';
import { localeVary } from '@/lib/server/http/security-headers';

/** Reverse proxies reject larger headers long before browsers do. */
const longestPolicy = 3072;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Contents of all inline elements of a kind, each once, in document order. */
function inlineContents(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const contents = [...html.matchAll(pattern)]
    .filter(
      ([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes),
    )
    .map(([, , content = '']) => content);
  return [...new Set(contents)];
}

/**
 * Hashes of what sonner, the toast library, puts into the page as a style element when it is loaded:
 * first an empty element, then its stylesheet. Read from the installed version, so that an update
 * cannot silently lose its looks.
 * @throws Error when the package no longer carries its stylesheet that way.
 */
function toastStyleHashes(): string[] {
  const source = readFileSync(join('node_modules', 'sonner', 'dist', 'index.mjs'), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('sonner does not insert its stylesheet as expected; check its new way');
  return [sha256(''), sha256(JSON.parse(literal) as string)];
}

/** What Tag Manager needs once a visitor allows it; nothing without a container. Source: Google's CSP guide for it. */
function tagManagerSources(): { scripts: string; measurements: string } {
  if (!env().GTM_ID) return { scripts: '', measurements: '' };
  return {
    scripts: 'https://www.googletagmanager.com',
    measurements: 'https://*.google-analytics.com https://*.googletagmanager.com',
  };
}

/** A hosted Supabase project, which browsers sign in at directly; the address that was set while building. */
const signInSource = (): string => {
  const address = publicBackend();
  return address ? new URL(address).origin : '';
};

/**
 * Content-Security-Policy of a finished page: nothing but the site's own files and the inline scripts
 * and styles that this very page carries, by hash. Source: W3C CSP Level 3, section 2.3.1.
 * @throws Error when the header would exceed 3 kB.
 */
export function buildPolicy(html: string): string {
  const tagManager = tagManagerSources();
  const scripts = inlineContents(html, 'script').map(sha256);
  const styles = [...inlineContents(html, 'style').map(sha256), ...toastStyleHashes()];
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')} ${tagManager.scripts}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tagManager.measurements}`.trim(),
    "font-src 'self'",
    ['connect-src', "'self'", signInSource(), tagManager.measurements].filter(Boolean).join(' '),
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  if (policy.length > longestPolicy) throw new Error(`Policy of ${policy.length} bytes is too long`);
  return policy;
}

type Meta = { headers?: Record<string, string> };

/** Next's own page for unknown technical addresses, where `next.config.ts` sends the strict policy; two would both count. */
const technical = '_not-found.html';

/** Pages at addresses without language: which one a visitor gets depends on these request headers. */
const undecided = /^de[./]|^\w+\/not-found\.html$/;

/**
 * Writes each prerendered page's policy into the `.meta` file beside it, from where the server sends
 * it with the page. Returns the number of pages.
 */
export function writePolicies(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== technical,
  );
  for (const page of pages) {
    const metaFile = join(folder, page.replace(/\.html$/, '.meta'));
    const meta: Meta = readMeta(metaFile);
    const headers = {
      ...meta.headers,
      'content-security-policy': buildPolicy(readFileSync(join(folder, page), 'utf8')),
      ...(undecided.test(page) && { vary: localeVary }),
    };
    writeFileSync(metaFile, JSON.stringify({ ...meta, headers }));
  }
  return pages.length;
}

function readMeta(file: string): Meta {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Meta;
  } catch {
    return {};
  }
}
