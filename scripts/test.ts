import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';

/**
 * Runs everything: checks, unit and backend tests, a production build, the budgets and the browser
 * tests. Goes on after a failure so that one run tells all, and closes with `N passed, N failed`.
 */
const results = 'test-results';

const totals = { passed: 0, failed: 0, skipped: 0 };

const run = (title: string, command: string, args: readonly string[]): boolean => {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return status === 0;
};

const count = (ok: boolean) => {
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok;
};

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Adds a report's own counts; a run that failed without a failed test counts as one failure. */
const add = (ok: boolean, passed: number, failed: number, skipped: number) => {
  totals.passed += passed;
  totals.failed += failed > 0 ? failed : ok ? 0 : 1;
  totals.skipped += skipped;
};

const checks: readonly (readonly [string, readonly string[]])[] = [
  ['types', ['tsc', '--noEmit']],
  ['lint, format, import arrows', ['biome', 'ci', '.']],
  ['dead code', ['knip']],
  ['message keys', ['npm', 'run', '--silent', 'check:messages']],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

run('types of routes', 'npx', ['next', 'typegen']);
for (const [title, [command = '', ...args]] of checks) count(run(title, 'npx', [command, ...args]));

/** Runs vitest with a configuration and adds what its report says. */
const vitest = (title: string, config: string, report: string) => {
  const ok = run(
    title,
    'npx',
    ['vitest', 'run', '--config', config, '--reporter=default', '--reporter=json'].concat(
      `--outputFile.json=${results}/${report}.json`,
    ),
  );
  const counts = read(`${results}/${report}.json`) as
    | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
    | undefined;
  add(ok, counts?.numPassedTests ?? 0, counts?.numFailedTests ?? 0, counts?.numPendingTests ?? 0);
};

vitest('unit and backend tests', 'vitest.config.ts', 'unit');

if (count(run('production build', 'npm', ['run', '--silent', 'build']))) {
  count(run('budgets of own JavaScript', 'npx', ['tsx', 'scripts/check-bundle.ts']));
  count(
    run('hostile requests, a few of each kind', 'npx', [
      'tsx',
      'scripts/fuzz.ts',
      '--count',
      '300',
      '--seed',
      '1',
    ]),
  );
  vitest('tests of the cache in front', 'vitest.ops.config.ts', 'ops');
  findBrowser();
  const e2e = run('browser tests', 'npx', ['playwright', 'test']);
  const report = read(`${results}/e2e.json`) as
    | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
    | undefined;
  add(
    e2e,
    (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    report?.stats.unexpected ?? 0,
    report?.stats.skipped ?? 0,
  );
}

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);
