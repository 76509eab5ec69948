import 'server-only';
import { log } from '@/lib/base/log';
import { assertDatabaseChosen } from '@/lib/server/embedded/public-address';
import { env } from '@/lib/server/env';
import { appendClientAddresses } from '@/lib/server/http/client-address';

const oldestNode = 22;

/** @throws Error that says in a sentence why this process could not serve. */
function assertUsable(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldestNode) {
    throw new Error(`Node ${oldestNode} or newer is needed, not ${node}.`);
  }
  assertDatabaseChosen(env());
}

/** What a process does before it answers anything. Ends one that could not serve: Next would go on, with errors only. */
export async function startSite(): Promise<void> {
  try {
    assertUsable();
    // Not before: packages of these complain about an old Node themselves.
    const [{ warmBackend }, { startSweeper }] = await Promise.all([
      import('@/lib/server/database/warm-backend'),
      import('./sweeper'),
    ]);
    appendClientAddresses();
    warmBackend();
    startSweeper();
  } catch (error) {
    log.error('site.not_started', { reason: error instanceof Error ? error.message : 'unknown' });
    process.exit(1);
  }
}
