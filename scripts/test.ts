import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { readPlaywrightReport, readVitestReport, type TestCounts } from './test/reports';

/**
 * Runs everything: checks, unit and backend tests, a production build, the budgets and the browser tests. Goes on after
 * a failure so that one run tells all. The last lines name what could not be tested and why, and every step and test
 * that failed; the very last is `N passed, N failed`. No test has a second try.
 */
const results = 'test-results';

let passed = 0;
const failed: string[] = [];
const skipped: string[] = [];

type Options = {
  /** Shows the output while the step runs; else it comes in one piece at the end, since steps run side by side. */
  readonly live?: boolean;
};

type VitestOptions = Options & {
  /** What else the command is given. */
  readonly args?: readonly string[];
};

/** Runs a step and says whether it ended well. */
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
  if (!live) console.log(`\n── ${title}\n${Buffer.concat(output)}`);
  console.log(`── ${title}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return ok;
}

/** A step that either passes or fails as one test. */
async function check(title: string, command: string, args: readonly string[], options?: Options) {
  const ok = await run(title, command, args, options);
  if (ok) passed += 1;
  else failed.push(title);
  return ok;
}

const npx = (title: string, ...args: readonly string[]) => check(title, 'npx', args);

/** Adds a report's counts; a run that failed without a failed test counts as one failure. */
function add(title: string, ok: boolean, counts: TestCounts) {
  passed += counts.passed;
  failed.push(...counts.failed);
  if (!ok && counts.failed.length === 0) failed.push(title);
  skipped.push(...counts.skipped);
}

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

async function vitest(title: string, config: string, { args = [], ...options }: VitestOptions = {}) {
  const file = `${results}/${title.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run(title, 'npx', ['vitest', 'run', '--config', config, ...reporters, ...args], options);
  add(title, ok, readVitestReport(readJson(file)));
}

async function browserTests(title: string, ...args: readonly string[]) {
  const ok = await run(title, 'npx', ['playwright', 'test', ...args], { live: true });
  add(title, ok, readPlaywrightReport(readJson(`${results}/e2e.json`)));
}

async function staticChecks() {
  await npx('types', 'tsc', '--noEmit');
  await npx('dead code', 'knip');
  await npx('code that only tests use', 'knip', '--production', '--include', 'exports,types');
  await check('imports run one way', 'npm', ['run', '--silent', 'check:imports']);
  await check('message keys', 'npm', ['run', '--silent', 'check:messages']);
}

async function unitTests() {
  await npx('lint and format', 'biome', 'ci', '.');
  await vitest('unit tests', 'vitest.config.ts');
  await vitest('content and properties', 'vitest.properties.config.ts');
}

/** Takes as long as all other tests of the server together. */
const otherBackendTest = 'tests/ops/other-backend.test.ts';

const serverTests = () =>
  vitest('tests of the server and what stands in front', 'vitest.ops.config.ts', {
    args: ['--exclude', otherBackendTest],
  });

const otherBackend = () =>
  vitest('the account in front of another backend', 'vitest.ops.config.ts', { args: [otherBackendTest] });

const bundleBudgets = () => npx('budgets of own JavaScript', 'tsx', 'scripts/check-bundle.ts');

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await npx('types of routes', 'next', 'typegen');
// What runs side by side uses one core for most of its time, or waits for most of it.
await Promise.all([staticChecks(), unitTests()]);
const [isBuilt] = await Promise.all([
  check('production build', 'npm', ['run', '--silent', 'build']),
  vitest('backend tests', 'vitest.backend.config.ts', { live: true }),
]);
if (isBuilt) {
  findBrowser();
  await Promise.all([
    browserTests('browser tests', '--grep-invert', '@alone'),
    bundleBudgets().then(serverTests),
    otherBackend(),
  ]);
  await browserTests('answering times', '--grep', '@alone', '--workers', '1');
}

function list(title: string, entries: readonly string[]) {
  if (entries.length === 0) return;
  console.log(`\n${title}:`);
  for (const entry of [...new Set(entries)].sort()) console.log(`- ${entry}`);
}
list('Not tested here', skipped);
list('Failed', failed);
console.log(
  `\n${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
);
process.exit(failed.length > 0 ? 1 : 0);
