import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { runScript } from '@/tests/helpers/backend-database';
import { type Directory, preparedDirectory } from '@/tests/helpers/backend-directory';

let data: Directory;
beforeAll(async () => {
  data = await preparedDirectory();
});
afterAll(() => data.remove());

/** `npm run staff` in a process of its own. */
async function staff(...args: readonly string[]) {
  const child = runScript(path.resolve('scripts/staff.ts'), [...args, '--data', data.path], { SMTP_URL: '' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  const [code] = await once(child, 'exit');
  return { code, output };
}

test('a colleague is invited by a link, listed and removed', async () => {
  const invited = await staff('add', 'Jule@house.example', 'Jule Brandt', '--lang', 'en');
  expect(invited.code).toBe(0);
  expect(invited.output).toMatch(/\/auth\/confirm\?\S*type=recovery/);
  expect((await staff('list')).output).toContain('jule@house.example\tJule Brandt\t(invited)');
  expect((await staff('remove', 'jule@house.example')).code).toBe(0);
  expect((await staff('list')).output).toContain('Nobody yet.');
  expect((await staff('remove', 'jule@house.example')).output).toContain('is not staff');
});

test('wrong arguments change nothing, and data that a site uses stays the site’s', async () => {
  expect(await staff('add', 'jule', 'Jule Brandt')).toMatchObject({ code: 1 });
  const site = createEmbeddedBackend(data.path);
  await site.start();
  const refused = await staff('list');
  await site.close();
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('in use by another process');
});
