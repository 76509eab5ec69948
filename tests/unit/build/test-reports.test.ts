import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '@/scripts/test/reports';

const browserTest = (title: string, status: string) => ({
  title,
  file: 'home/press.spec.ts',
  line: 7,
  tests: [{ status, annotations: [] }],
});

it('counts and names a browser test that passed only at another try as failed', () => {
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        specs: [browserTest('moves', 'expected')],
        suites: [{ specs: [browserTest('rests', 'flaky'), browserTest('stops', 'unexpected')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 1,
    failed: ['tests/e2e/home/press.spec.ts:7: rests', 'tests/e2e/home/press.spec.ts:7: stops'],
    skipped: [],
  });
});

it('names failed and skipped tests, and files that could not be run', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: `${process.cwd()}/tests/unit/one.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away' },
          { status: 'pending', fullName: 'needs nginx' },
        ],
      },
      { name: `${process.cwd()}/tests/unit/two.test.ts`, status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitestReport(report)).toEqual({
    passed: 1,
    failed: ['tests/unit/one.test.ts: takes away', 'tests/unit/two.test.ts'],
    skipped: ['tests/unit/one.test.ts: needs nginx'],
  });
});
