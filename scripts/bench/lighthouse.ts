import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../browser';

/** What one Lighthouse run on a simulated phone says; times in milliseconds, sizes in bytes on the wire. */
export type PageRun = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: Readonly<Record<string, number>>;
  /** Ids of the audits that cost points in accessibility, best practices or search. */
  readonly failed: readonly string[];
};

const flags = [
  '--headless=new',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts one browser for many runs; Lighthouse clears its storage before each. */
export function launchBrowser(): Promise<LaunchedChrome> {
  return launch({ chromePath: findBrowser(), chromeFlags: flags, logLevel: 'error' });
}

/**
 * One mobile run with Lighthouse's own defaults: simulated slow 4G and a processor four times slower.
 * @throws Error when the page could not be measured.
 */
export async function measurePage(browser: LaunchedChrome, url: string): Promise<PageRun> {
  const result = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    output: 'json',
    // The house's visitors read German; without it the page would answer with a detour to English first.
    extraHeaders: { 'Accept-Language': 'de-DE,de;q=0.9' },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    bytes: transferred(audits['network-requests']?.details),
    failed,
  };
}

type Request = { readonly resourceType?: string; readonly transferSize?: number };

/** Bytes on the wire by kind of file, from Lighthouse's list of requests. */
function transferred(details: unknown): Record<string, number> {
  const items = (details as { items?: readonly Request[] } | undefined)?.items ?? [];
  const sums: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of items) {
    sums[resourceType] = (sums[resourceType] ?? 0) + transferSize;
  }
  return sums;
}
