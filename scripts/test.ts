import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { readPlaywrightReport, readVitestReport, type TestCounts } from './test/reports';

/**
 * Runs everything: checks, unit and backend tests, a production build, the budgets and the browser tests. Goes on after
 * a failure so that one run tells all, says what could not be tested and why, and closes with `N passed, N failed`.
 */
const results = 'test-results';

const totals = { passed: 0, failed: 0, skipped: [] as string[], flaky: [] as string[] };

const run = (title: string, command: string, args: readonly string[]): boolean => {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status === 0;
};

const npx = (title: string, ...args: readonly string[]): boolean => run(title, 'npx', args);

/** Counts a step that either passes or fails as one test. */
const count = (ok: boolean) => {
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok;
};

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Adds a report's own counts; a run that failed without a failed test counts as one failure. */
const add = (ok: boolean, { passed, failed, skipped, flaky }: TestCounts) => {
  totals.passed += passed;
  totals.failed += failed > 0 ? failed : ok ? 0 : 1;
  totals.skipped.push(...skipped);
  totals.flaky.push(...flaky);
};

/** Runs vitest with a configuration and adds what its report says. */
const vitest = (title: string, config: string) => {
  const file = `${results}/${config}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = npx(title, 'vitest', 'run', '--config', config, ...reporters);
  add(ok, readVitestReport(readJson(file)));
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

npx('types of routes', 'next', 'typegen');
count(npx('types', 'tsc', '--noEmit'));
count(npx('lint and format', 'biome', 'ci', '.'));
count(npx('dead code', 'knip'));
count(npx('code that only tests use', 'knip', '--production', '--include', 'exports,types'));
count(run('imports run one way', 'npm', ['run', '--silent', 'check:imports']));
count(run('message keys', 'npm', ['run', '--silent', 'check:messages']));

vitest('unit tests', 'vitest.config.ts');
vitest('backend tests', 'vitest.backend.config.ts');

if (count(run('production build', 'npm', ['run', '--silent', 'build']))) {
  count(npx('budgets of own JavaScript', 'tsx', 'scripts/check-bundle.ts'));
  count(
    npx('hostile requests, a few of each kind', 'tsx', 'scripts/fuzz.ts', '--count', '300', '--seed', '1'),
  );
  vitest('tests of the server and what stands in front', 'vitest.ops.config.ts');
  findBrowser();
  const ok = npx('browser tests', 'playwright', 'test');
  add(ok, readPlaywrightReport(readJson(`${results}/e2e.json`)));
}

const list = (title: string, entries: readonly string[]) => {
  if (entries.length === 0) return;
  console.log(`\n${title}:`);
  for (const entry of [...new Set(entries)].sort()) console.log(`- ${entry}`);
};
list('Passed only at the second try', totals.flaky);
list('Not tested here', totals.skipped);
const skipped = totals.skipped.length > 0 ? `, ${totals.skipped.length} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);
