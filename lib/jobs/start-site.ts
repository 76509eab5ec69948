import 'server-only';
import { log } from '@/lib/base/log';
import { warmBackend } from '@/lib/server/database/warm-backend';
import { assertDatabaseChosen } from '@/lib/server/embedded/public-address';
import { env } from '@/lib/server/env';
import { appendClientAddresses } from '@/lib/server/http/client-address';
import { startSweeper } from './sweeper';

const oldestNode = 22;

/** @throws Error that says in a sentence why this process could not serve. */
function assertUsable(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldestNode)
    throw new Error(`Node ${oldestNode} or newer is needed, not ${node}.`);
  assertDatabaseChosen(env());
}

/** What a process does before it answers anything. Next itself would go on after an error, and answer with nothing else. */
export function startSite(): void {
  try {
    assertUsable();
  } catch (error) {
    log.error('site.not_started', { reason: error instanceof Error ? error.message : 'unknown' });
    process.exit(1);
  }
  appendClientAddresses();
  warmBackend();
  startSweeper();
}
