import 'server-only';
import { z } from 'zod';
import { normaliseVoucherCode } from '@/lib/plan/voucher-code';
import { env } from '@/lib/server/env';
import { readBody } from '@/lib/server/http/body';
import { isSameOrigin } from '@/lib/server/http/origin';
import { respond } from '@/lib/server/http/respond';
import { checkVoucher } from './repository';

const requestSchema = z.object({ code: z.string().max(40) });

async function getCode(request: Request): Promise<string> {
  const body = await readBody(request, 1_024);
  try {
    return body.ok ? normaliseVoucherCode(requestSchema.parse(JSON.parse(body.text)).code) : '';
  } catch {
    return '';
  }
}

/**
 * Answers `POST /api/vouchers/check` with `{code}`. 200 is what is known about the code (`CheckedVoucher`): `valid` with
 * `percent` or `amountCents` and `minimumGrossCents`, or `unknown`, `early`, `expired`; whether a price reaches the
 * minimum is the price's matter. 400 no code, 403 another site, 429 too many wrong guesses from one address,
 * 503 when the backend cannot be reached.
 */
export async function handleVoucher(request: Request, address: string): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXIES } = env();
  if (!isSameOrigin(request, SITE_URL, TRUSTED_PROXIES > 0)) return respond(403, { code: 'request.origin' });
  const code = await getCode(request);
  if (code === '') return respond(400, { code: 'request.unreadable' });
  const answer = await checkVoucher(code, address);
  if (answer.status === 'unavailable') return respond(503, { code: 'backend.unavailable' });
  if (answer.status === 'limited') {
    const seconds = answer.retryAfterSeconds;
    return respond(
      429,
      { code: 'voucher.limited', retryAfterSeconds: seconds },
      { 'Retry-After': String(seconds) },
    );
  }
  return respond(200, answer);
}
