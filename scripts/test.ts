import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import {
  type Failure,
  readPlaywrightReport,
  readVitestReport,
  shorten,
  type TestCounts,
} from './test/reports';

/**
 * Runs every test there is: checks, unit and backend tests, a production build, budgets, server and browser tests. Goes
 * on after a failure so that one run tells all. The last lines name what was not tested and why, which browser tests
 * passed at another try only (in CI they have two more), and say of every step and test that failed what went wrong;
 * the very last is `N passed, N failed`.
 */
const results = 'test-results';

let passed = 0;
const failed: Failure[] = [];
const skipped: string[] = [];
const flaky: string[] = [];

type Options = {
  /** Shows the output while the step runs; else it comes in one piece at the end, since steps run side by side. */
  readonly live?: boolean;
};

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
  flaky.push(...counts.flaky);
}

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

async function vitest(title: string, project: string, options: Options = {}) {
  const file = `${results}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run(title, 'npx', ['vitest', 'run', '--project', project, ...reporters], options);
  add(title, ok, readVitestReport(readJson(file)));
}

async function browserTests() {
  const title = 'browser tests';
  const { ok } = await run(title, 'npx', ['playwright', 'test'], { live: true });
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
  await vitest('unit tests', 'unit');
  await vitest('content and properties', 'properties');
}

async function serverTests() {
  await npx('budgets of own JavaScript', 'tsx', 'scripts/check-bundle.ts');
  await vitest('tests of the server', 'ops');
  await vitest('faults', 'fault');
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await npx('types of routes', 'next', 'typegen');
// What runs side by side uses one core for most of its time, or waits for most of it.
await Promise.all([staticChecks(), unitTests()]);
const [isBuilt] = await Promise.all([
  check('types and production build', 'npm', ['run', '--silent', 'build']),
  vitest('backend tests', 'backend', { live: true }),
]);
if (isBuilt) {
  findBrowser();
  await Promise.all([browserTests(), serverTests()]);
}

if (skipped.length > 0) console.log('\nNot tested here:');
for (const name of [...new Set(skipped)].sort()) console.log(`- ${name}`);
if (flaky.length > 0) console.log('\nFlaky, passed at another try:');
for (const name of flaky) console.log(`- ${name}`);
for (const { name, message } of failed) console.log(`\nFailed: ${name}\n${message.replace(/^/gm, '    ')}`);
if (failed.length > 5) console.log(`\nFailed:\n${failed.map(({ name }) => `- ${name}`).join('\n')}`);
console.log(
  `\n${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
);
process.exit(failed.length > 0 ? 1 : 0);
