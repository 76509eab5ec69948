import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type ServedBackend, serveBackend } from '../helpers/backend-database';
import { preparedDirectory } from '../helpers/backend-directory';

/** Mails wait in the outbox of a backend that has a mail server which never answers. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
};

const folder = await preparedDirectory();
let backend: ServedBackend;

beforeAll(async () => {
  Object.assign(process.env, mail);
  backend = await serveBackend(folder.path);
});
afterAll(async () => {
  await backend.stop();
  folder.remove();
});

type Report = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
};

/** Runs browser tests of the account as docs/sign-in.md says, with nothing but address and keys of a backend. */
async function runAccountTests(args: readonly string[]): Promise<{ report: Report; output: string }> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, DATABASE_URL } = backend.env;
  const { SMTP_URL: _, MAIL_FROM: __, MAIL_TO: ___, ...own } = process.env;
  const child = spawn(
    'npx',
    ['playwright', 'test', ...args, '--reporter=json', '--output=test-results/other'],
    {
      env: {
        ...own,
        E2E_PORT: String(await freePort()),
        ACCOUNT_SUPABASE_URL: SUPABASE_URL,
        ACCOUNT_SUPABASE_ANON_KEY: SUPABASE_ANON_KEY,
        ACCOUNT_SUPABASE_SERVICE_ROLE_KEY: SUPABASE_SERVICE_ROLE_KEY,
        ACCOUNT_DATABASE_URL: DATABASE_URL,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  await once(child, 'exit');
  // The sites that the tests start write to the same output, before the report.
  return { report: JSON.parse(output.slice(output.indexOf('\n{\n') + 1)), output };
}

test('the account works with a backend that only its address and keys name', {
  timeout: 600_000,
}, async () => {
  const { report, output } = await runAccountTests([
    'tests/e2e/account/session.spec.ts',
    'tests/e2e/account/errors.spec.ts',
    '--grep-invert',
    'told in (de|es)',
  ]);
  expect(report.stats, output).toMatchObject({ unexpected: 0, flaky: 0 });
  // Two need a clock that is turned.
  expect(report.stats.skipped).toBe(2);
  expect(report.stats.expected).toBeGreaterThan(15);
});
