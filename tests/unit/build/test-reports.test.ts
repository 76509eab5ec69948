import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '@/scripts/test/reports';

const browserTest = (title: string, status: string, message = '') => ({
  title,
  file: 'home/press.spec.ts',
  line: 7,
  tests: [{ status, annotations: [], results: [{ errors: [{ message }] }] }],
});

it('names a browser test that failed, also if it passed at another try, with the beginning of its error', () => {
  const long = `\u001b[31mError: stood\u001b[39m\n\n${'at once\n'.repeat(40)}`;
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        specs: [browserTest('moves', 'expected')],
        suites: [
          { specs: [browserTest('rests', 'flaky', 'late'), browserTest('stops', 'unexpected', long)] },
        ],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 1,
    failed: [
      { name: 'tests/e2e/home/press.spec.ts:7: rests', message: 'late' },
      {
        name: 'tests/e2e/home/press.spec.ts:7: stops',
        message: `Error: stood\n${Array(14).fill('at once').join('\n')}`,
      },
    ],
    skipped: [],
  });
});

it('names failed and skipped tests, and files that could not be run, each with its error', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: `${process.cwd()}/tests/unit/one.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] },
          { status: 'pending', fullName: 'needs nginx' },
        ],
      },
      {
        name: `${process.cwd()}/tests/unit/two.test.ts`,
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  };
  expect(readVitestReport(report)).toEqual({
    passed: 1,
    failed: [
      { name: 'tests/unit/one.test.ts: takes away', message: 'expected 1 to be 2' },
      { name: 'tests/unit/two.test.ts', message: 'no such module' },
    ],
    skipped: ['tests/unit/one.test.ts: needs nginx'],
  });
});
