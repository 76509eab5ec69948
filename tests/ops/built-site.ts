import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';
import { preparedDirectory } from '../helpers/backend-directory';
import { startSite, stop, untilReady } from '../helpers/processes';
import { asker } from './ask';

/** The built site with an empty database, on a port of the test file's own. Call it at the top of the file. */
export function builtSite(offset: number) {
  const port = Number(process.env.OPS_PORT ?? 3240) + offset;
  let site: ChildProcess | undefined;
  let remove = () => {};
  beforeAll(async () => {
    const folder = await preparedDirectory();
    remove = folder.remove;
    site = startSite(port, { DATA_DIR: folder.path });
    await untilReady(`http://127.0.0.1:${port}/api/ready`);
  });
  afterAll(async () => {
    if (site) await stop(site);
    remove();
  });
  return asker(port);
}
