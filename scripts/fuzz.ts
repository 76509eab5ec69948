/**
 * Fires hostile requests at every endpoint of the production build (its embedded database on data of its own) and fails
 * on a server error, an answer that gives something away or takes far longer than the others, and on anything in the
 * database that should not be there:
 *
 *   npm run test:fuzz -- --count 10000 --seed 1 --only /api/inquiries
 *
 * The same seed fires the same requests, apart from keys and addresses, which have to be new.
 */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fireAt, isAlive } from './fuzz/fire';
import { recipes } from './fuzz/recipes';
import { storedRubbish } from './fuzz/rows';
import { siteUnderFire } from './fuzz/site';
import { logProblems } from './fuzz/verdict';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);

const routes = globSync('app/**/route.ts').map((file) => file.replace(/^app\//, ''));
const covered = new Set(recipes.flatMap(({ covers }) => covers));
const forgotten = routes.filter((file) => !covered.has(file));
const present = recipes.filter(
  ({ covers, name }) =>
    (covers.length === 0 || covers.some((file) => routes.includes(file))) &&
    (values.only === undefined || name === values.only),
);

const failures: string[] = forgotten.map((file) => `app/${file} has no recipe in scripts/fuzz/recipes.ts`);
const started = performance.now();
const site = await siteUnderFire();
const stopSite = () => site.stop().finally(() => site.remove());
process.once('SIGINT', () => stopSite().finally(() => process.exit(130)));

console.log(`${count} requests per endpoint, seed ${seed}`);
console.log('| Endpoint | Sent | Answers | Median | Slowest |\n|---|---|---|---|---|');
for (const recipe of present) {
  const before = await isAlive(recipe, site);
  if (before) failures.push(`before: ${before}`);
  const { sent, statuses, medianMs, slowestMs, findings } = await fireAt(recipe, site, count, seed);
  const answers = Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
  console.log(
    `| ${recipe.name} | ${sent} | ${answers} | ${medianMs.toFixed(1)} ms | ${slowestMs.toFixed(0)} ms |`,
  );
  failures.push(...findings.map(({ problem, request }) => `${recipe.name}: ${problem}\n    ${request}`));
  const after = await isAlive(recipe, site);
  if (after) failures.push(`after: ${after}`);
}

await site.stop();
failures.push(...logProblems(site.log(), site.secrets));
const stored = await storedRubbish(site.dataDirectory, site.siteUrl);
site.remove();
failures.push(...stored.problems);

const rows = Object.entries(stored.counts).map(([table, number]) => `${number} ${table}`);
console.log(`Stored and read again: ${rows.join(', ')}`);
const seconds = Math.round((performance.now() - started) / 1_000);
for (const failure of failures.slice(0, 60)) console.error(`✗ ${failure}`);
console.log(`${present.length} endpoints, ${failures.length} problems (${seconds} s)`);
process.exit(failures.length > 0 ? 1 : 0);
