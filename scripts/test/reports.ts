import { z } from 'zod';

/** What a test runner's report says, with the name of each test that failed or did not run. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: readonly string[];
  /** With the reason, where the test gives one. */
  readonly skipped: readonly string[];
};

const nothing: TestCounts = { passed: 0, failed: [], skipped: [] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Reads Vitest's JSON report; nothing when there is none. A file that could not be run counts as one failed test. */
export function readVitestReport(report: unknown): TestCounts {
  const { data } = vitestSchema.safeParse(report);
  if (!data) return nothing;
  const withStatus = (...wanted: readonly string[]) =>
    data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => wanted.includes(status))
        .map(({ fullName }) => `${relative(name)}: ${fullName}`),
    );
  const failed = withStatus('failed');
  const unnamed = data.testResults
    .map(({ name, status }) => ({ name: relative(name), status }))
    .filter(({ name, status }) => status === 'failed' && !failed.some((test) => test.startsWith(`${name}:`)));
  return {
    passed: data.numPassedTests,
    failed: [...failed, ...unnamed.map(({ name }) => name)],
    skipped: withStatus('pending', 'skipped'),
  };
}

const relative = (file: string): string => file.replace(`${process.cwd()}/`, '');

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: readonly { status: string; annotations: readonly Annotation[] }[];
};
type Annotation = { type: string; description?: string };

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(z.unknown()),
});

const listSpecs = (suite: Suite): readonly Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(listSpecs),
];

/** Reads Playwright's JSON report; nothing when there is none. */
export function readPlaywrightReport(report: unknown): TestCounts {
  const { data } = playwrightSchema.safeParse(report);
  if (!data) return nothing;
  const specs = (data.suites as readonly Suite[]).flatMap(listSpecs);
  const withStatus = (...wanted: readonly string[]) =>
    specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => wanted.includes(status))
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description;
          const name = `tests/e2e/${file}:${line}: ${title}`;
          return reason ? `${name} (${reason})` : name;
        }),
    );
  return {
    passed: data.stats.expected,
    failed: withStatus('unexpected', 'flaky'),
    skipped: withStatus('skipped'),
  };
}
