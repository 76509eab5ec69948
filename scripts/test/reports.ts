import { z } from 'zod';

/** What a test runner's report says; `skipped` names each test that did not run, with its reason where it gives one. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  /** Tests that passed only at the second try. */
  readonly flaky: readonly string[];
};

const nothing: TestCounts = { passed: 0, failed: 0, skipped: [], flaky: [] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

/** Reads Vitest's JSON report; nothing when there is none. */
export function readVitestReport(report: unknown): TestCounts {
  const { data } = vitestSchema.safeParse(report);
  if (!data) return nothing;
  const skipped = data.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => fullName),
  );
  return { passed: data.numPassedTests, failed: data.numFailedTests, skipped, flaky: [] };
}

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { title: string; tests: readonly { status: string; annotations: readonly Annotation[] }[] };
type Annotation = { type: string; description?: string };

const statsSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(z.unknown()),
});

const listSpecs = (suite: Suite): readonly Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(listSpecs),
];

/** Reads Playwright's JSON report; nothing when there is none. */
export function readPlaywrightReport(report: unknown): TestCounts {
  const { data } = statsSchema.safeParse(report);
  if (!data) return nothing;
  const specs = (data.suites as readonly Suite[]).flatMap(listSpecs);
  const withStatus = (wanted: string) =>
    specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description;
          return reason ? `${title}: ${reason}` : title;
        }),
    );
  const { expected, unexpected, flaky } = data.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped: withStatus('skipped'),
    flaky: withStatus('flaky'),
  };
}
