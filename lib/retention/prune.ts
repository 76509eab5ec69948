import 'server-only';
import { z } from 'zod';
import { retention } from '@/content/retention';
import { log } from '@/lib/base/log';
import { serviceClient } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';

const resultSchema = z.object({
  inquiries: z.number(),
  mails: z.number(),
  messages: z.number(),
  drafts: z.number(),
  /** Notes of the sign-in interface about who signed in when; absent before the migration. */
  events: z.number().default(0),
});

/** Number of deleted rows by kind. */
export type PruneResult = z.output<typeof resultSchema>;

/** Longer than one deletion of a year's rows takes. */
const timeoutMs = 30_000;

/**
 * Deletes what nobody may keep any longer (GDPR, Art. 5 (1) e); the periods are the environment's. Calling it twice
 * does no harm.
 * @throws Error when the backend cannot be reached.
 */
export async function pruneExpired(): Promise<PruneResult> {
  const { INQUIRY_RETENTION_DAYS, OFFER_RETENTION_YEARS, MAIL_RETENTION_DAYS } = env();
  const { data, error } = await serviceClient()
    .rpc('prune_expired', {
      p_inquiry_days: INQUIRY_RETENTION_DAYS,
      p_offer_years: OFFER_RETENTION_YEARS,
      p_mail_days: MAIL_RETENTION_DAYS,
      p_draft_days: retention.draftDays,
    })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(`prune_expired failed with ${error.code || 'no code'}`);
  const deleted = resultSchema.parse(data);
  if (Object.values(deleted).some((count) => count > 0)) log.info('retention.deleted', deleted);
  return deleted;
}
