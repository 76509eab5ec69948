import { expect, test, vi } from 'vitest';
import { acquireLock } from '@/lib/server/embedded/lock';
import { preparedDirectory } from '@/tests/helpers/backend-directory';

test('a colleague is invited by a link, listed and removed, while no site uses the data', async () => {
  const data = await preparedDirectory();
  vi.stubEnv('SMTP_URL', '');
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
  for (const method of printed) method.mockImplementation(() => undefined);
  /** `npm run staff`, in this process. */
  const staff = async (...args: readonly string[]) => {
    vi.resetModules();
    for (const method of [exit, ...printed]) method.mockClear();
    process.argv = ['node', 'staff', ...args, '--data', data.path];
    await import('@/scripts/staff');
    const output = printed.flatMap(({ mock }) => mock.calls.flat()).join('\n');
    return { code: exit.mock.calls[0]?.[0], output };
  };
  const invited = await staff('add', 'Jule@house.example', 'Jule Brandt', '--lang', 'en');
  expect(invited.code).toBe(0);
  expect(invited.output).toMatch(/\/auth\/confirm\?\S*type=recovery/);
  expect((await staff('list')).output).toContain('jule@house.example\tJule Brandt\t(invited)');
  expect((await staff('remove', 'jule@house.example')).code).toBe(0);
  expect((await staff('add', 'jule', 'Jule Brandt')).code).toBe(1);

  const site = acquireLock(data.path);
  const refused = await staff('list');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('in use by another process') });
  site.release();
  data.remove();
});
