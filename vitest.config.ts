import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type TestOptions = TestProjectInlineConfiguration['test'];

/** A project with a name of its own: `npx vitest run --project backend tests/backend/outbox`. */
const project = (
  name: string,
  include: readonly string[],
  test: TestOptions,
): TestProjectInlineConfiguration => ({
  resolve: {
    alias: { '@': below('.'), 'server-only': below('./tests/helpers/server-only.ts') },
  },
  test: {
    name,
    include: include.map((pattern) => `tests/${pattern}/**/*.test.ts`),
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    ...test,
  },
});

/** The same for hooks, since most of what takes long is started in one. */
const within = (seconds: number) => ({ testTimeout: seconds * 1_000, hookTimeout: seconds * 1_000 });

/** One after the other: what they start listens on ports, or wants all of the machine. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    // Without this, one core is left free; on two that is half of them.
    maxWorkers: '100%',
    projects: [
      // Pure code. Its files share their modules: whoever replaces one, or a global, puts it back.
      project('unit', ['unit'], { testTimeout: 60_000, isolate: false, restoreMocks: true }),
      // What holds for every text, picture and address, and for thousands of plans.
      project('properties', ['content', 'properties'], { testTimeout: 60_000, restoreMocks: true }),
      // Real databases and a real SMTP server on loopback.
      project('backend', ['backend'], within(120)),
      // What stands around the site; they need the finished build.
      project('ops', ['ops'], { ...within(300), ...alone, globalSetup: './tests/ops/built-site.ts' }),
      // What breaks something on purpose.
      project('fault', ['fault'], { ...within(240), ...alone }),
    ],
  },
});
