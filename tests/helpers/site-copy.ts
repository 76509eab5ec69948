import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Directory, temporaryDirectory } from './backend-directory';

/** What a copy has of its own, and what no site needs. */
const notLinked = new Set(['.next', '.data', '.git', 'test-results']);

/**
 * The finished build in a folder of its own, as if `npm run build` had run in another environment: only what pages carry
 * in their headers differs, since nothing of `SUPABASE_URL` is compiled into them.
 * @throws Error when the headers cannot be written.
 */
export function copySite(env: Readonly<Record<string, string>>): Directory {
  const directory = temporaryDirectory();
  for (const name of readdirSync('.')) {
    if (!notLinked.has(name)) symlinkSync(resolve(name), join(directory.path, name));
  }
  cpSync('.next', join(directory.path, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\.next\/(cache|dev|standalone)(\/|$)/.test(source),
  });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/helpers/rewrite-policies.ts'],
    {
      cwd: directory.path,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The copy was not completed: ${stderr}`);
  return directory;
}
