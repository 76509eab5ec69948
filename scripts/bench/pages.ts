import { routes } from '@/content/routes';
import { launchBrowser, measurePage, type PageRun } from './lighthouse';

/** One address of every kind of page, and the empty page as what no page can beat. */
const kinds: Readonly<Record<string, string>> = {
  home: routes.home.path,
  landing: routes.premiumCatering.path,
  location: routes.locationRooms.path,
  catering: routes.cateringFlying.path,
  about: routes.about.path,
  news: routes.news.path,
  article: `${routes.news.path}/was-ist-catering`,
  gallery: routes.gallery.path,
  contact: routes.contact.path,
  legal: routes.imprint.path,
  configurator: routes.configurator.path,
};

export const floorName = 'empty page';

export type PageRuns = ReadonlyMap<string, readonly PageRun[]>;

/** As Chrome asks; what is packed for it is packed once. */
const headers = { 'accept-language': 'de', 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Asks for a page and its scripts and stylesheets. A visitor rarely is the first one after a start; until then they come
 * from Next and not from the static cache.
 */
async function visit(url: string): Promise<void> {
  const html = await (await fetch(url, { headers })).text();
  const files = new Set(
    [...html.matchAll(/"(\/_next\/static\/[^"?]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  );
  for (const file of files) await (await fetch(new URL(file, url), { headers })).arrayBuffer();
}

/**
 * Runs Lighthouse over every kind of page, one after the other and then all again, so that a busy minute of the
 * machine spoils one run of each and not all runs of one. A run whose recording failed is made once more.
 */
export async function measurePages(
  siteUrl: string,
  floorUrl: string,
  runs: number,
  only: readonly string[],
): Promise<PageRuns> {
  const chosen = Object.entries(kinds).filter(([name]) => only.length === 0 || only.includes(name));
  const targets = [[floorName, floorUrl], ...chosen.map(([name, path]) => [name, siteUrl + path])] as const;
  const results = new Map<string, PageRun[]>();
  for (const [, url = ''] of targets) await visit(url);
  const browser = await launchBrowser();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [name = '', url = ''] of targets) {
        const result = await measurePage(browser, url).catch(() => measurePage(browser, url));
        results.set(name, [...(results.get(name) ?? []), result]);
        console.log(
          `run ${run}: ${name} ${result.performance} · LCP ${Math.round(result.lcp)} ms · TBT ${Math.round(result.tbt)} ms` +
            (result.failed.length > 0 ? ` · ${result.failed.join(', ')}` : ''),
        );
      }
    }
  } finally {
    browser.kill();
  }
  return results;
}
