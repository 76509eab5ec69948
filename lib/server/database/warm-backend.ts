import 'server-only';
import { log } from '@/lib/base/log';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { env } from '@/lib/server/env';

/**
 * Starts the embedded backend before the first visitor needs it, without making pages wait for it. A data directory
 * that another process uses ends this process at once: serving pages that cannot take inquiries helps nobody. Any
 * other failure is logged, and the next request tries again.
 */
export function warmBackend() {
  if (env().SUPABASE_URL) return;
  embeddedBackend()
    .start()
    .catch((error: unknown) => {
      const known = error instanceof Error ? error : new Error('unknown');
      if (known.name === 'LockHeldError') {
        log.error('backend.directory_in_use', { message: known.message });
        process.exit(1);
      }
      log.error('backend.start_failed', { reason: known.name, message: known.message.slice(0, 300) });
    });
}
