import { preparedDirectory } from '../helpers/backend-directory';
import { startSite, stop, untilReady } from '../helpers/processes';
import { asker } from './ask';

const port = Number(process.env.OPS_PORT ?? 3240) + 5;

/** Asks the built site that `setup` started: for files that only read it. */
export const ask = asker(port);

/** Serves the built site with an empty database while the project's tests run; returns what ends it. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await preparedDirectory();
  const site = startSite(port, { DATA_DIR: folder.path });
  await untilReady(`http://127.0.0.1:${port}/api/ready`);
  return async () => {
    await stop(site);
    folder.remove();
  };
}
