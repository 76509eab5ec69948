import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test, or a whole step, that did not pass, and what it said. */
export type Failure = { readonly name: string; readonly message: string };

/** What a test runner's report says, with the name of each test that failed, did not run or passed at another try. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: readonly Failure[];
  /** With the reason, where the test gives one. */
  readonly skipped: readonly string[];
  readonly flaky: readonly string[];
};

const nothing: TestCounts = { passed: 0, failed: [], skipped: [], flaky: [] };

const maxLines = 15;

/** The beginning of what a failure says, or its end, without colours and empty lines. */
export function shorten(text: string, from: 'begin' | 'end' = 'begin'): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (from === 'begin' ? lines.slice(0, maxLines) : lines.slice(-maxLines)).join('\n');
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
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
        .map(({ fullName, failureMessages }) => ({
          name: `${relative(name)}: ${fullName}`,
          message: shorten(failureMessages?.join('\n') ?? ''),
        })),
    );
  const failed = withStatus('failed');
  const unnamed = data.testResults
    .map(({ name, status, message }) => ({ name: relative(name), status, message }))
    .filter(
      ({ name, status }) => status === 'failed' && !failed.some((test) => test.name.startsWith(`${name}:`)),
    );
  return {
    passed: data.numPassedTests,
    failed: [...failed, ...unnamed.map(({ name, message }) => ({ name, message: shorten(message) }))],
    skipped: withStatus('pending', 'skipped').map(({ name }) => name),
    flaky: [],
  };
}

const relative = (file: string): string => file.replace(`${process.cwd()}/`, '');

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: readonly {
    status: string;
    annotations: readonly { type: string; description?: string }[];
    results?: readonly { errors?: readonly { message?: string }[] }[];
  }[];
};

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
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
        .map(({ annotations, results = [] }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description;
          const name = `tests/e2e/${file}:${line}: ${title}`;
          const errors = results.flatMap((result) => result.errors ?? []).map(({ message }) => message ?? '');
          return { name: reason ? `${name} (${reason})` : name, message: shorten(errors.join('\n')) };
        }),
    );
  return {
    passed: data.stats.expected + data.stats.flaky,
    failed: withStatus('unexpected'),
    skipped: withStatus('skipped').map(({ name }) => name),
    flaky: withStatus('flaky').map(({ name }) => name),
  };
}
