import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTime, floors, writeFloors } from './floor';
import { pageTables } from './page-tables';
import { floorName, measurePages } from './pages';
import { circumstances, ratio, table, whole, writePart } from './report';
import { startNext, startOwn, stopServer, untilAnswered } from './servers';
import { measureServing } from './serving';
import { Samples, spread } from './statistics';

/**
 * Measures the site beside empty Next pages with the same versions, all served on loopback, and writes
 * `docs/measurements.md`.
 *
 *   npm run bench -- [--runs 5] [--seconds 4] [--only build,start,serving,pages] [--pages home,contact] [--out file]
 *
 * `--built` serves the builds that are there instead of making them. Every figure is the median of interleaved runs. Times need a quiet machine; sizes do not.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: 'build,start,serving,pages' },
    pages: { type: 'string', default: '' },
    out: { type: 'string', default: join('docs', 'measurements.md') },
    port: { type: 'string', default: '3260' },
    built: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);
const port = Number(values.port);
const parts = values.only.split(',');
const folder = mkdtempSync(join(tmpdir(), 'seegut-bench-'));

const emptyBuild = ['node', join('..', 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'];

const build = {
  site: () => buildTime('.', ['npm', 'run', '--silent', 'build']),
  empty: () => buildTime(floors.empty, emptyBuild),
  intl: () => buildTime(floors.intl, emptyBuild),
};

const site = (at = port) => startOwn(at, { DATA_DIR: join(folder, 'data') });
const note = `Medians of ${runs} interleaved runs. ${circumstances()}`;
const seconds1 = (ms: number) => (ms / 1000).toFixed(1);

const times = (samples: Samples, write: (ms: number) => string, unit: string) =>
  table(
    ['site', `median ${unit}`, `from–to ${unit}`, '× empty page'],
    ['this site', floorName].map((name) => [
      name,
      write(samples.median(name)),
      spread(samples.all(name), write),
      ratio(samples.median(name), samples.median(floorName)),
    ]),
  );

const builds = new Samples();
if (values.built && !existsSync(join(floors.intl, '.next')))
  throw new Error('There are no empty builds yet; run once without --built');
if (!values.built) {
  writeFloors();
  for (let run = 1; run <= (parts.includes('build') ? runs : 1); run += 1) {
    builds.add('this site', build.site());
    builds.add(floorName, build.empty());
    console.log(`run ${run}: built in ${builds.all('this site').at(-1)?.toFixed(0)} ms`);
  }
  build.intl();
}
if (parts.includes('build') && !values.built) {
  writePart(values.out, 'build', 'Building', `${note}\n\n${times(builds, seconds1, 's')}`);
}

if (parts.includes('start')) {
  const starts = new Samples();
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, start] of [
      ['this site', site],
      [floorName, () => startNext(floors.empty, port + 1)],
    ] as const) {
      const server = start();
      const ms = await untilAnswered(server.url);
      // The first start makes the database; that happens once in a site's life.
      if (run > 0) starts.add(name, ms);
      await stopServer(server);
    }
  }
  writePart(values.out, 'start', 'From start to the first page', `${note}\n\n${times(starts, whole, 'ms')}`);
}

if (parts.includes('serving') || parts.includes('pages')) {
  const servers = {
    site: site(),
    next: startOwn(port + 5, { DATA_DIR: join(folder, 'other'), STATIC_CACHE: '0' }),
    empty: startNext(floors.empty, port + 1),
    intl: startNext(floors.intl, port + 2),
  };
  try {
    for (const { url } of Object.values(servers)) await untilAnswered(url);
    for (const { url } of [servers.site, servers.next]) await untilAnswered(`${url}/api/ready`);
    if (parts.includes('serving')) {
      const text = await measureServing(servers, port + 3, runs, seconds);
      writePart(values.out, 'serving', 'Pages per second', `${note}\n\n${text}`);
    }
    if (parts.includes('pages')) {
      const only = values.pages === '' ? [] : values.pages.split(',');
      const results = await measurePages(servers.site.url, servers.empty.url, runs, only);
      writePart(values.out, 'pages', 'Lighthouse on a simulated phone', `${note}\n\n${pageTables(results)}`);
    }
  } finally {
    for (const server of Object.values(servers)) await stopServer(server);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`Written to ${values.out}`);
