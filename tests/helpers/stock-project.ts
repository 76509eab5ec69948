import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { doorAddress } from '@/lib/server/embedded/door';
import { readKeys } from '@/lib/server/embedded/keys';
import { freePort, runScript, untilLine } from './backend-database';
import { temporaryDirectory } from './backend-directory';
import { site } from './backend-draft';
import { MailServer } from './backend-smtp';

export type StockProject = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** Of its PostgreSQL. */
  readonly databaseUrl: string;
  /** What the project has mailed. */
  readonly mails: MailServer;
  readonly close: () => Promise<void>;
};

/** Supabase's own `@supabase/lite` over HTTP, with this project's migrations and a mail server. */
export async function startStockProject(
  options: readonly ('--confirm' | '--closed')[],
): Promise<StockProject> {
  const folder = temporaryDirectory();
  const { anonKey, serviceRoleKey } = readKeys(folder.path);
  const port = await freePort();
  const mails = await MailServer.start();
  const values = { port, data: folder.path, site, mail: mails.port };
  const child: ChildProcess = runScript(path.resolve('tests/helpers/stock-supabase.ts'), [
    ...Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...options,
  ]);
  await untilLine(child, /^\{"port"/);
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey,
    serviceRoleKey,
    databaseUrl: doorAddress(folder.path),
    mails,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await mails.close();
      folder.remove();
    },
  };
}
