import 'server-only';
import { z } from 'zod';
import { normaliseVoucherCode } from '@/lib/plan/voucher-code';
import { answerPost, respondLimited } from '@/lib/server/http/answer';
import { readJsonBody } from '@/lib/server/http/body';
import { respond } from '@/lib/server/http/respond';
import { checkVoucher } from './repository';

const requestSchema = z.object({ code: z.string().max(40) });

async function answer(request: Request, address: string): Promise<Response> {
  const parsed = requestSchema.safeParse(await readJsonBody(request, 1_024));
  const code = parsed.success ? normaliseVoucherCode(parsed.data.code) : '';
  if (code === '') return respond(400, { code: 'request.unreadable' });
  const found = await checkVoucher(code, address);
  if (found.status === 'unavailable') return respond(503, { code: 'backend.unavailable' });
  return found.status === 'limited'
    ? respondLimited('voucher.limited', found.retryAfterSeconds)
    : respond(200, found);
}

/**
 * Answers `POST /api/vouchers/check` with `{code}`. 200 is what is known about the code (`CheckedVoucher`): `valid` with
 * `percent` or `amountCents` and `minimumGrossCents`, or `unknown`, `early`, `expired`; whether a price reaches the
 * minimum is the price's matter. 400 no code, 403 another site, 429 too many wrong guesses from one address,
 * 503 when the backend cannot be reached.
 */
export const handleVoucher = (request: Request, address: string): Promise<Response> =>
  answerPost(request, { feature: 'voucher' }, () => answer(request, address));
