import { randomUUID } from 'node:crypto';

/** Arguments of `submit_inquiry` for an inquiry of nobody in particular. */
export function submission(changes: Record<string, unknown> = {}) {
  return {
    p_idempotency_key: randomUUID(),
    p_bucket: `test:${randomUUID()}`,
    p_limit_per_hour: 8,
    p_locale: 'de',
    p_email: 'ada@example.org',
    p_name: 'Ada Beispiel',
    p_catalogue_version: 'test',
    p_payload: { guests: 50 },
    p_price: { shownCents: 250_000 },
    p_shown_total_cents: 250_000,
    p_server_total_cents: 250_000,
    p_suspicious: false,
    p_answer_by: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    ...changes,
  };
}
