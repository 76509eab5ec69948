import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/base/log';
import { inquiryStates } from '@/lib/inquiry/inquiry-states';
import { inquiryEnds } from '@/lib/retention/inquiry-period';
import { serviceClient } from '@/lib/server/database/service-client';
import { env } from '@/lib/server/env';
import { readJsonBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { respond } from '@/lib/server/http/respond';
import { isStateKey } from './state-key';

const requestSchema = z.object({
  reference: z.string().regex(/^SG-\d{4}-[A-Z0-9]{4,8}$/),
  key: z.string().max(100),
});
const rowSchema = z.object({
  state: z.enum(inquiryStates),
  answer_by: z.coerce.date(),
  event_day: z.string().nullable(),
  last_contact_at: z.coerce.date(),
});

/** Unknown references, wrong keys and links whose time is over get the same answer, so that nobody can try out references. */
const reject = () => respond(403, { code: 'state.key' });

/**
 * Answers `POST /api/inquiries/state` with `{reference, key}`: 200 `{state, answerBy}`, 400 unreadable, 403 wrong key,
 * a link whose time is over or another site, 503 when the backend cannot be reached. A post, because the key must stand in no address.
 */
export async function handleState(request: Request): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  const parsed = requestSchema.safeParse(await readJsonBody(request));
  if (!parsed.success) return respond(400, { code: 'request.unreadable' });
  const { reference, key } = parsed.data;
  try {
    if (!isStateKey(reference, key)) return reject();
    const { data, error } = await serviceClient()
      .from('inquiries')
      .select('state, answer_by, event_day, last_contact_at')
      .eq('reference', reference)
      .maybeSingle();
    if (error) throw new Error(error.code);
    if (!data) return reject();
    const row = rowSchema.parse(data);
    const ends = inquiryEnds(row.event_day, row.last_contact_at, env().INQUIRY_RETENTION_DAYS);
    if (ends.getTime() < Date.now()) return reject();
    return respond(200, { state: row.state, answerBy: row.answer_by.toISOString() });
  } catch (error) {
    log.error('inquiry.state', { reason: error instanceof Error ? error.name : 'unknown' });
    return respond(503, { code: 'backend.unavailable' });
  }
}
