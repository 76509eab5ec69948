/**
 * Load on the production build with its embedded database, on loopback and data of its own. Mixed visitors (90 % pages,
 * 9 % files, 1 % inquiries) come at rising rates until the server cannot follow; below that no request may fail. Then
 * 100,000 requests, over the second half of which the server's memory may not grow:
 *
 *   npm run test:load -- --seconds 8 --requests 100000 --start 50 --steps 8
 */
import { parseArgs } from 'node:util';
import { serveBackend } from '@/tests/helpers/backend-database';
import { siteUnderFire } from './fuzz/site';
import { measureGrowth, residentMegabytes } from './load/memory';
import { type Step, visit } from './load/run';
import { acknowledged } from './load/visitors';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    requests: { type: 'string', default: '100000' },
    start: { type: 'string', default: '50' },
    steps: { type: 'string', default: '10' },
  },
});
const seconds = Number(values.seconds);

/** Below this share of what was offered the server is saturated. */
const follows = 0.9;
/** Samples of memory over the whole run; growth over the second half that still counts as flat. */
const samples = 50;
const flat = 0.05;

/**
 * The server's heap in MB, as on a small machine. On a large one V8 lets garbage lie for as long as there is room, and
 * resident memory then says nothing about what is kept.
 */
const heap = 192;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heap}`;

const failures: string[] = [];
const site = await siteUnderFire();
const origin = `http://127.0.0.1:${site.port}`;
const pid = site.pid;
process.once('SIGINT', () => site.stop().finally(() => process.exit(130)));

const row = (step: Step) =>
  `| ${step.requested ?? 'as fast as it can'} | ${step.served.toFixed(0)} | ${step.p50} ms | ${step.p99} ms | ` +
  `${step.bad} | ${residentMegabytes(pid)?.toFixed(0) ?? '?'} MB |`;

await visit(origin, null, { requests: 2_000 });
console.log('| Offered, 1/s | Served, 1/s | p50 | p99 | Failed | Memory |\n|---|---|---|---|---|---|');
let rate = Number(values.start);
let sustained = 0;
for (let step = 0; step < Number(values.steps); step += 1) {
  const result = await visit(origin, rate, { seconds });
  console.log(row(result));
  if (result.served < follows * rate) break;
  if (result.bad > 0) failures.push(`${result.bad} requests failed at ${rate} per second`);
  sustained = rate;
  rate = Math.round(rate * 1.5);
}
console.log(`Sustained: ${sustained} requests per second`);
if (sustained === 0) failures.push('the server could not even follow the lowest rate; try a smaller --start');

const each = Math.ceil(Number(values.requests) / samples);
const memory: number[] = [];
let served = 0;
let bad = 0;
for (let sample = 0; sample < samples; sample += 1) {
  const result = await visit(origin, null, { requests: each });
  served += result.total;
  bad += result.bad;
  const now = residentMegabytes(pid);
  if (now !== null) memory.push(now);
}
const half = memory.slice(memory.length >> 1);
const growth = measureGrowth(half);
const shown = [memory[0], half[0], memory.at(-1)].map((value) => `${value?.toFixed(0)} MB`);
console.log(
  `${served} requests as fast as possible, ${bad} failed. Memory at the start, half-way and end: ${shown.join(', ')}; ` +
    `trend over the second half: ${(growth * 100).toFixed(1)} %`,
);
if (bad > 0) failures.push(`${bad} of ${served} requests failed`);
if (growth > flat) failures.push(`memory grew by ${(growth * 100).toFixed(1)} % over the second half`);

await site.stop();
const backend = await serveBackend(site.dataDirectory);
const { count } = await backend.service.from('inquiries').select('id', { count: 'exact', head: true });
console.log(`${acknowledged.count} inquiries acknowledged, ${count} stored`);
// One was there before; some may have been stored whose answer came after the end of a step.
if ((count ?? 0) <= acknowledged.count) failures.push('an acknowledged inquiry is missing');
await backend.stop();
site.remove();

for (const failure of failures) console.error(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
