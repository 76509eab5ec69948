import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/server/env';
import { loadEnv } from './load-env';

/**
 * The one step after `next build`, because it pays: the largest paint comes after 1.4 to 1.8 s with it and 2.7 to 3.2 s
 * without (decision 008). `REWRITE_PAGES=0` leaves pages as Next wrote them. Policies need no other step: they are made of
 * the pages as they are found.
 */
export function rewritePages(): void {
  const pages = ['.next/server/app', '.next/standalone/.next/server/app'].flatMap(listPages);
  console.log(`${addCompileHints(pages)} scripts of all finished pages are compiled while they arrive`);
  console.log(`Scripts of ${deferScripts(pages)} finished pages wait for the first paint`);
}

/** Prerendered pages in a folder, as paths of their files. */
function listPages(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
}

/**
 * Asks the browser to compile a whole file while it arrives, beside the main thread, instead of function by function when
 * each is called. Must be the first line. Others take it for a comment. Source: V8, "Explicit compile hints" (Chrome 136).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

const listScripts = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/ (?:data-)?src="\/_next\/(static\/chunks\/[^"]+\.js)"(?! noModule)/g)].map(
      ([, file]) => file as string,
    ),
  );

/**
 * Writes the hint into the scripts that every page loads: React and Next, which start each page in one piece. The rest is
 * small or needed only at times.
 * @throws Error when the pages have no script in common: then Next names them in another way, and this must follow.
 */
function addCompileHints(pages: readonly string[]): number {
  const [first = new Set<string>(), ...others] = pages.map((file) => listScripts(readFileSync(file, 'utf8')));
  const shared = [...first].filter((file) => others.every((scripts) => scripts.has(file)));
  if (shared.length === 0) throw new Error('The finished pages share no script');
  for (const file of shared) {
    const path = join('.next', file);
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
  return shared.length;
}

/** A type that no browser runs: an element of it is data, and only keeps the address until it is wanted. */
const waiting = 'text/waiting';

/** A relation that no browser knows, for the same purpose. */
const waitingManifest = 'waiting-manifest';

/**
 * Runs in the page: once something is on the screen, puts real script elements in the place of the waiting ones, so
 * that pictures, fonts and the first paint never compete with them. A page that is not shown (a tab in the background)
 * or a browser that reports no paint starts them after loading. The elements carry `async` and the same address, by
 * which React recognises its own. Source: W3C Paint Timing.
 *
 * What no first screen needs waits with them: the manifest and, by the class `unpainted` (`app/globals.css`),
 * the lazy pictures below. The tab's icon needs no request (`lib/seo/tab-icon.ts`).
 *
 * Parts of a page that are marked `data-later` (`app/globals.css`) are laid out when they come near the screen, and all
 * of them one by one, then the engraved plates, when nothing else is to do or somebody scrolls. Who returns to a place in the page, or follows a link to one, gets it
 * whole at once, since that place depends on everything above it.
 */
const starter = [
  "(function(d,w){var r=d.documentElement,f=1,n=performance.getEntriesByType('navigation')[0];",
  "if(location.hash||!n||n.type!=='navigate')r.classList.add('at-once');else r.classList.add('unpainted');",
  `function go(){d.querySelectorAll('script[type="${waiting}"]').forEach(function(o){var s=d.createElement('script');`,
  's.async=true;s.src=o.dataset.src;o.replaceWith(s)})}',
  "function rest(){var e=d.querySelector('[data-later]');if(e){e.removeAttribute('data-later');(w.requestIdleCallback||setTimeout)(rest)}else r.classList.add('at-once')}",
  `function manifest(){d.querySelectorAll('link[rel="${waitingManifest}"]').forEach(function(o){o.rel='manifest'})}`,
  "function start(){r.classList.remove('unpainted');manifest();go();d.readyState==='loading'&&d.addEventListener('DOMContentLoaded',go);if(f){f=0;setTimeout(rest,3000);addEventListener('scroll',rest,{once:true})}}",
  "try{new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint').length&&start()})",
  ".observe({type:'paint',buffered:true})}catch(e){}",
  "addEventListener('load',function(){setTimeout(start,d.hidden?0:1000)})})(document,window)",
].join('');

/**
 * A finished page whose own scripts wait for the first paint. Inline scripts and those for old browsers stay.
 * @throws Error when the page asks for none: then Next writes them in another way, and this must follow.
 */
function deferPageScripts(html: string): string {
  if (html.includes(waiting)) return html;
  const late = html
    .replace(/<link rel="preload" as="script"[^>]*\/>/g, '')
    .replace(
      /<script src="(\/_next\/[^"]+)" async=""><\/script>/g,
      `<script type="${waiting}" data-src="$1"></script>`,
    )
    .replace('<link rel="manifest"', `<link rel="${waitingManifest}"`);
  if (late.split(waiting).length < 3) throw new Error('No script elements of Next found in a page');
  // Before the stylesheet: an inline script after it would have to wait for it.
  return late.replace('<link', `<script>${starter}</script><link`);
}

function deferScripts(pages: readonly string[]): number {
  for (const page of pages) writeFileSync(page, deferPageScripts(readFileSync(page, 'utf8')));
  return pages.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  loadEnv();
  if (env().REWRITE_PAGES !== '0') rewritePages();
}
