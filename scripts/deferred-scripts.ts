import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A type that no browser runs or fetches; the element only keeps the address until it is wanted. */
const waiting = 'text/waiting';

/** A relation that no browser knows, for the same purpose. */
const waitingManifest = 'waiting-manifest';

/**
 * Runs in the page: once something is on the screen, puts real script elements in the place of the waiting ones, so
 * that pictures, fonts and the first paint never compete with them. A page that is not shown (a tab in the background)
 * or a browser that reports no paint starts them after loading. The elements carry `async` and the same address, by
 * which React recognises its own. Source: W3C Paint Timing.
 *
 * What no first screen needs waits with them: the manifest and, by the class `unpainted` (`components/home/home.css`),
 * the lazy pictures below. The tab's icon needs no request (`lib/seo/tab-icon.ts`).
 *
 * Parts of a page that are marked `data-later` (`components/home/home.css`) are laid out when they come near the screen, and all
 * of them one by one when nothing else is to do. Who returns to a place in the page, or follows a link to one, gets it
 * whole at once, since that place depends on everything above it.
 */
export const starter = [
  "(function(d,w){var r=d.documentElement,f=1,n=performance.getEntriesByType('navigation')[0];",
  "if(location.hash||!n||n.type!=='navigate')r.classList.add('at-once');else r.classList.add('unpainted');",
  `function go(){d.querySelectorAll('script[type="${waiting}"]').forEach(function(o){var s=d.createElement('script');`,
  "s.async=true;s.src=o.getAttribute('src');o.replaceWith(s)})}",
  "function rest(){var e=d.querySelector('[data-later]');if(e){e.removeAttribute('data-later');(w.requestIdleCallback||setTimeout)(rest)}}",
  `function manifest(){d.querySelectorAll('link[rel="${waitingManifest}"]').forEach(function(o){o.rel='manifest'})}`,
  "function start(){r.classList.remove('unpainted');manifest();go();d.readyState==='loading'&&d.addEventListener('DOMContentLoaded',go);if(f)f=setTimeout(rest,3000)&&0}",
  "try{new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint').length&&start()})",
  ".observe({type:'paint',buffered:true})}catch(e){}",
  "addEventListener('load',function(){setTimeout(start,d.hidden?0:1000)})})(document,window)",
].join('');

/**
 * A finished page whose own scripts wait for the first paint. Inline scripts and those for old browsers stay.
 * @throws Error when the page asks for none: then Next writes them in another way, and this must follow.
 */
export function deferPageScripts(html: string): string {
  if (html.includes(waiting)) return html;
  const late = html
    .replace(/<link rel="preload" as="script"[^>]*\/>/g, '')
    .replace(
      /<script src="(\/_next\/[^"]+)" async=""><\/script>/g,
      `<script type="${waiting}" src="$1"></script>`,
    )
    .replace('<link rel="manifest"', `<link rel="${waitingManifest}"`);
  if (late.split(waiting).length < 3) throw new Error('No script elements of Next found in a page');
  // Before the stylesheet: an inline script after it would have to wait for it.
  return late.replace('<link', `<script>${starter}</script><link`);
}

/** Rewrites all prerendered pages in a folder; returns how many. Must run before their policies are written. */
export function deferScripts(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const file = join(folder, page);
    writeFileSync(file, deferPageScripts(readFileSync(file, 'utf8')));
  }
  return pages.length;
}
