import { expect, test, vi } from 'vitest';
import { acquireLock } from '@/lib/server/embedded/lock';
import { preparedDirectory } from '@/tests/helpers/backend-directory';

test('a colleague gets a link for choosing a password, while no site uses the data', async () => {
  const data = await preparedDirectory();
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('DATA_DIR', data.path);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
  for (const method of printed) method.mockImplementation(() => undefined);
  /** `npm run staff`, in this process. */
  const staff = async (...args: readonly string[]) => {
    vi.resetModules();
    for (const method of [exit, ...printed]) method.mockClear();
    process.argv = ['node', 'staff', ...args];
    await import('@/scripts/staff');
    const output = printed.flatMap(({ mock }) => mock.calls.flat()).join('\n');
    return { code: exit.mock.calls[0]?.[0], output };
  };
  const first = await staff('link', 'Jule@house.example');
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/\/auth\/confirm\?\S*type=recovery/);
  expect(first.output).toContain('jule@house.example is not in STAFF yet');
  vi.stubEnv('STAFF', 'Jule Brandt <jule@house.example>');
  expect((await staff('link', 'jule@house.example')).output).not.toContain('not in STAFF');
  expect((await staff('link', 'jule')).code).toBe(1);

  const site = acquireLock(data.path);
  const refused = await staff('link', 'jule@house.example');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('in use by another process') });
  site.release();
  data.remove();
});
