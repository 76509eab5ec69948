import { log } from '@/lib/base/log';
import { env } from '@/lib/server/env';
import { isBusy } from '@/lib/server/queue';
import { isSameOrigin } from './origin';
import { respond } from './respond';

/** Too many of something: the answer says, twice, when to come back. */
export const respondLimited = (code: string, retryAfterSeconds: number): Response =>
  respond(429, { code, retryAfterSeconds }, { 'Retry-After': String(retryAfterSeconds) });

/**
 * Answers a post of the site's own pages: 403 `request.origin` when another site sends it, 429 with `limited` as code when
 * the work's queue is full, 503 `backend.unavailable` when the work fails, else what `work` answers.
 * @param feature begins the code of the log, `<feature>.failed`.
 */
export async function answerPost(
  request: Request,
  { feature, limited = `${feature}.limited` }: { readonly feature: string; readonly limited?: string },
  work: () => Promise<Response>,
): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  try {
    return await work();
  } catch (error) {
    if (isBusy(error)) return respondLimited(limited, error.retryAfterSeconds);
    log.error(`${feature}.failed`, { reason: error instanceof Error ? error.name : 'unknown' });
    return respond(503, { code: 'backend.unavailable' });
  }
}
