import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser } from './browser';
import { longTests } from './test/long-tests';
import {
  type Failure,
  readPlaywrightReport,
  readVitestReport,
  shorten,
  type TestCounts,
} from './test/reports';

/**
 * Runs the tests: checks, unit and backend tests, a production build, budgets, server and browser tests; with `--all`
 * also those of `test/long-tests.ts`, and with `--rest` those alone, after a run without (the counts of both are added).
 * Goes on after a failure so that one run tells all. The last lines name what was not tested and why, and say of every
 * step and test that failed what went wrong; the very last is `N passed, N failed`. No test has a second try.
 */
const results = 'test-results';
const countsFile = `${results}/counts.json`;
const isRest = process.argv.includes('--rest');
const isAll = isRest || process.argv.includes('--all');

let passed = 0;
const failed: Failure[] = [];
const skipped: string[] = [];

type Options = {
  /** Shows the output while the step runs; else it comes in one piece at the end, since steps run side by side. */
  readonly live?: boolean;
};

type Part = 'short' | 'long';

const longPaths = Object.values(longTests).flat();

/** The test files of a folder below `tests` that belong to a part. */
function listTests(folder: string, part: Part): string[] {
  const files = readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
  const isLong = (file: string) =>
    longPaths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file.startsWith(`${path}.`)));
  return files.filter((file) => isLong(file) === (part === 'long')).map((file) => `tests/${file}`);
}

/** Runs a step and says whether it ended well, and what it wrote unless that was shown at once. */
async function run(title: string, command: string, args: readonly string[], { live }: Options = {}) {
  if (live) console.log(`\n── ${title}`);
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const ok = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0)).on('error', () => resolve(false));
  });
  const written = String(Buffer.concat(output));
  if (!live) console.log(`\n── ${title}\n${written}`);
  console.log(`── ${title}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return { ok, written };
}

/** A step that either passes or fails as one test. */
async function check(title: string, command: string, args: readonly string[], options?: Options) {
  const { ok, written } = await run(title, command, args, options);
  if (ok) passed += 1;
  else failed.push({ name: title, message: shorten(written, 'end') });
  return ok;
}

const npx = (title: string, ...args: readonly string[]) => check(title, 'npx', args);

/** Adds a report's counts; a run that failed without a failed test counts as one failure. */
function add(title: string, ok: boolean, counts: TestCounts) {
  passed += counts.passed;
  failed.push(...counts.failed);
  if (!ok && counts.failed.length === 0) failed.push({ name: title, message: 'ended without naming a test' });
  skipped.push(...counts.skipped);
}

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

async function vitest(title: string, project: string, files: readonly string[], options: Options = {}) {
  const file = `${results}/${title.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run(
    title,
    'npx',
    ['vitest', 'run', '--project', project, ...reporters, ...files],
    options,
  );
  add(title, ok, readVitestReport(readJson(file)));
}

async function browserTests(title: string, part: Part) {
  const { ok } = await run(title, 'npx', ['playwright', 'test', ...listTests('e2e', part)], { live: true });
  add(title, ok, readPlaywrightReport(readJson(`${results}/e2e.json`)));
}

/** All but the types, which the production build checks. */
async function staticChecks() {
  await npx('dead code', 'knip');
  await npx('code that only tests use', 'knip', '--production', '--include', 'exports,types');
  await check('imports run one way', 'npm', ['run', '--silent', 'check:imports']);
  await check('message keys', 'npm', ['run', '--silent', 'check:messages']);
}

async function unitTests() {
  await npx('lint and format', 'biome', 'ci', '.');
  await vitest('unit tests', 'unit', []);
  await vitest('content and properties', 'properties', []);
}

const backendTests = (title: string, part: Part) =>
  vitest(title, 'backend', listTests('backend', part), { live: true });

const serverTests = (title: string, part: Part) => vitest(title, 'ops', listTests('ops', part));

const bundleBudgets = () => npx('budgets of own JavaScript', 'tsx', 'scripts/check-bundle.ts');

/** What `npm run test:all` adds; the build is there. */
async function longer() {
  await Promise.all([
    browserTests('longer browser tests', 'long'),
    serverTests('longer tests of the server and what stands in front', 'long'),
  ]);
  await backendTests('longer backend tests', 'long');
  await vitest('faults', 'fault', listTests('fault', 'long'), { live: true });
}

/** What `npm test` runs. */
async function shorter() {
  for (const path of longPaths)
    if (
      !existsSync(`tests/${path}`) &&
      ![`${path}.test.ts`, `${path}.spec.ts`].some((name) => existsSync(`tests/${name}`))
    )
      failed.push({ name: `test/long-tests.ts names ${path}, which is not there`, message: '' });
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await npx('types of routes', 'next', 'typegen');
  // What runs side by side uses one core for most of its time, or waits for most of it.
  await Promise.all([staticChecks(), unitTests()]);
  const [isBuilt] = await Promise.all([
    check('types and production build', 'npm', ['run', '--silent', 'build']),
    backendTests('backend tests', 'short'),
  ]);
  if (!isBuilt) return false;
  findBrowser();
  await Promise.all([
    browserTests('browser tests', 'short'),
    bundleBudgets().then(() => serverTests('tests of the server', 'short')),
  ]);
  return true;
}

const before = isRest ? (readJson(countsFile) as (TestCounts & { isBuilt: boolean }) | undefined) : undefined;
if (isRest && !before) throw new Error('--rest goes on after `npm test`, which has not run here.');
if (before) add('', true, before);
const isBuilt = before?.isBuilt ?? (await shorter());
if (isAll && isBuilt) await longer();
writeFileSync(countsFile, JSON.stringify({ passed, failed, skipped, isBuilt }));

if (!isAll) {
  console.log('\nOnly `npm run test:all` runs, which contains this:');
  for (const [reason, paths] of Object.entries(longTests)) console.log(`- ${reason}: ${paths.join(', ')}`);
}
if (skipped.length > 0) console.log('\nNot tested here:');
for (const name of [...new Set(skipped)].sort()) console.log(`- ${name}`);
for (const { name, message } of failed) console.log(`\nFailed: ${name}\n${message.replace(/^/gm, '    ')}`);
if (failed.length > 5) console.log(`\nFailed:\n${failed.map(({ name }) => `- ${name}`).join('\n')}`);
console.log(
  `\n${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
);
process.exit(failed.length > 0 ? 1 : 0);
