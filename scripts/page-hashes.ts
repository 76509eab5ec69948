import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPolicy, type PageHashes } from '@/lib/server/http/page-policy';
import { localeVary } from '@/lib/server/http/security-headers';

/** Reverse proxies reject larger headers long before browsers do. */
const maxPolicyLength = 3072;

/** The longest that settings may make a policy. */
const maxSources = { backend: `https://${'x'.repeat(100)}.example`, hasTagManager: true };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Contents of all inline elements of a kind, each once, in document order. */
function inlineContents(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const contents = [...html.matchAll(pattern)]
    .filter(
      ([, attributes = '']) =>
        !/\s(?:data-)?src=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes),
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

/**
 * Hashes of all that a finished page carries inline.
 * @throws Error when its policy could exceed 3 kB.
 */
function hashPage(html: string): PageHashes {
  const scripts = inlineContents(html, 'script').map(sha256).join(' ');
  const styles = [...inlineContents(html, 'style').map(sha256), ...toastStyleHashes()].join(' ');
  const { length } = buildPolicy({ scripts, styles }, maxSources);
  if (length > maxPolicyLength) throw new Error(`Policy of ${length} bytes is too long`);
  return { scripts, styles };
}

/** Next's own page for unknown technical addresses, where `next.config.ts` sends the strict policy. */
const technical = '_not-found.html';

/** Pages at addresses without language, and not-found pages: which one a visitor gets depends on the request. */
const undecided = /^de[./]|^\w+\/not-found\.html$/;

/**
 * Writes into the `.meta` files of such pages on which request headers they depend. Next sends what stands there with the
 * page, and overwrites a `Vary` that was set before.
 */
export function writeVary(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((page) =>
    undecided.test(page),
  );
  for (const page of pages.filter((name) => name.endsWith('.html'))) {
    const file = join(folder, page.replace(/\.html$/, '.meta'));
    const meta = JSON.parse(readFileSync(file, 'utf8')) as { headers?: Record<string, string> };
    writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, vary: localeVary } }));
  }
}

/** Writes the hashes of all prerendered pages in a folder, by page (`/de/kontakt`); returns how many. */
export function writePageHashes(folder: string, file: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (page) => page.endsWith('.html') && page !== technical,
  );
  const hashes = pages.map((page) => [
    `/${page.slice(0, -'.html'.length).replaceAll('\\', '/')}`,
    hashPage(readFileSync(join(folder, page), 'utf8')),
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(hashes)));
  return pages.length;
}
