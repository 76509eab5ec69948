import 'server-only';
import { log } from '@/lib/base/log';
import { serviceClient } from '@/lib/server/database/service-client';

/**
 * Repairs what a clock that was ahead has left behind: mails put off for days, counters that start in the future.
 * @throws Error when the backend cannot be reached.
 */
export async function repairTimestamps(): Promise<void> {
  const { data, error } = await serviceClient().rpc('mend_times').abortSignal(AbortSignal.timeout(15_000));
  if (error) throw new Error(`mend_times failed with ${error.code || 'no code'}`);
  if (data > 0) log.warn('clock.was_ahead', { repaired: data });
}
