/**
 * Measures the finished build (`npm run build`) beside an empty Next page with the same versions, in turns on loopback,
 * so that a busy moment of the machine spoils one run of each, and writes `docs/measurements.md`:
 *
 *   npm run bench -- [--runs 5] [--seconds 4] [--pages home,contact] [--out file]
 *
 * Every figure is the median of its runs. Times need a quiet machine; sizes and processor times do not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { routes } from '@/content/routes';
import { stop } from '@/tests/helpers/processes';
import { launchBrowser, measurePage, type PageRun } from './bench/lighthouse';
import { median, replacePart, table } from './bench/report';
import { memory, processorTime, type Server, startSites } from './bench/servers';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    pages: { type: 'string', default: '' },
    out: { type: 'string', default: join('docs', 'measurements.md') },
    port: { type: 'string', default: '3260' },
  },
});
const runs = Number(values.runs);

/** One address of every kind of page. */
const kinds: Readonly<Record<string, string>> = {
  home: routes.home.path,
  landing: routes.premiumCatering.path,
  location: routes.locationRooms.path,
  catering: routes.cateringFlying.path,
  article: `${routes.news.path}/was-ist-catering`,
  gallery: routes.gallery.path,
  contact: routes.contact.path,
  legal: routes.imprint.path,
  configurator: routes.configurator.path,
};
const floor = 'empty page';

const folder = mkdtempSync(join(tmpdir(), 'seegut-bench-'));
const servers = await startSites(Number(values.port), folder);

/** Answers per second, p99 and processor milliseconds of the server per answer, over 32 kept connections. */
async function load({ url, child }: Server, path: string, seconds: number): Promise<readonly number[]> {
  const before = processorTime(child);
  const { duration, latency, errors, non2xx, ...result } = await autocannon({
    url: url + path,
    headers: { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
    connections: 32,
    duration: seconds,
  });
  // Errors are fast, too.
  if (errors + non2xx > 0) throw new Error(`${url}${path}: ${errors + non2xx} wrong answers`);
  const answered = result['2xx'];
  return [answered / duration, latency.p99, (processorTime(child) - before) / answered];
}

/** Medians of all runs of each target, measured in turns. */
async function inTurns<Run>(
  targets: Readonly<Record<string, () => Promise<Run>>>,
): Promise<Map<string, readonly Run[]>> {
  const results = new Map<string, readonly Run[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, measure] of Object.entries(targets)) {
      results.set(name, [...(results.get(name) ?? []), await measure()]);
      console.log(`run ${run}: ${name}`);
    }
  }
  return results;
}

async function measureServing(): Promise<string> {
  const { site, next, empty } = servers;
  const seconds = Number(values.seconds);
  const contact = routes.contact.path;
  const targets = {
    [floor]: () => load(empty, '/', seconds),
    contact: () => load(site, contact, seconds),
    home: () => load(site, '/', seconds),
    'contact, Next alone': () => load(next, contact, seconds),
  };
  for (const warm of Object.values(targets)) await warm();
  const start = memory(site.child);
  const results = await inTurns(targets);
  const column = (name: string, index: number) =>
    median((results.get(name) ?? []).map((figures) => figures[index] ?? Number.NaN));
  const rows = [...results.keys()].map((name) => [
    name,
    column(name, 0).toFixed(0),
    `${(column(name, 0) / column(floor, 0)).toFixed(2)}×`,
    column(name, 1).toFixed(1),
    column(name, 2).toFixed(3),
  ]);
  const text = table(['answers', 'per second', '× empty', 'p99 ms', 'processor ms each'], rows);
  return (
    `${text}\n\nMemory of this site before and after the load: ${start} and ${memory(site.child)} MB, of which most is ` +
    `the embedded database; of the empty page: ${memory(empty.child)} MB.`
  );
}

async function measurePages(): Promise<string> {
  const { site, plain, late, hinted, empty } = servers;
  const only = values.pages === '' ? Object.keys(kinds) : values.pages.split(',');
  const browser = await launchBrowser();
  const open = ({ url }: Server, path: string) => {
    const measure = () => measurePage(browser, url + path);
    // A run whose recording failed is made once more.
    return () => measure().catch(measure);
  };
  const targets = {
    [floor]: open(empty, '/'),
    ...Object.fromEntries(only.map((name) => [name, open(site, kinds[name] ?? name)])),
    'home, as Next wrote it': open(plain, '/'),
    'home, only late scripts': open(late, '/'),
    'home, only compile hints': open(hinted, '/'),
  };
  try {
    for (const visit of Object.values(targets)) await visit();
    const results = await inTurns(targets);
    const figures: readonly (readonly [string, (run: PageRun) => number, number])[] = [
      ['performance', ({ performance }) => performance, 0],
      ['accessibility', ({ accessibility }) => accessibility, 0],
      ['best practices', ({ bestPractices }) => bestPractices, 0],
      ['search', ({ seo }) => seo, 0],
      ['FCP ms', ({ fcp }) => fcp, 0],
      ['LCP ms', ({ lcp }) => lcp, 0],
      ['TBT ms', ({ tbt }) => tbt, 0],
      ['CLS', ({ cls }) => cls, 3],
      ['document kB', ({ bytes }) => (bytes.Document ?? 0) / 1000, 1],
      ['script kB', ({ bytes }) => (bytes.Script ?? 0) / 1000, 1],
      ['all kB', ({ bytes }) => Object.values(bytes).reduce((sum, one) => sum + one, 0) / 1000, 1],
    ];
    const rows = [...results].map(([name, measured]) => [
      name,
      ...figures.map(([, figure, digits]) => median(measured.map(figure)).toFixed(digits)),
    ]);
    return table(['page', ...figures.map(([name]) => name)], rows);
  } finally {
    browser.kill();
  }
}

try {
  const [processor] = cpus();
  const note = [
    `Medians of ${runs} runs in turns`,
    `${cpus().length} × ${processor?.model.trim() || 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
  ].join(' · ');
  const parts = { pages: measurePages, serving: measureServing };
  for (const [part, measure] of Object.entries(parts)) {
    replacePart(values.out, part, `${note}\n\n${await measure()}`);
  }
} finally {
  for (const server of Object.values(servers)) await stop(server.child);
  rmSync(folder, { recursive: true, force: true });
}
console.log(`Written to ${values.out}`);
