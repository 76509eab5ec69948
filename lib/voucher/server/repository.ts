import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/base/log';
import { type CheckedVoucher, normaliseVoucherCode } from '@/lib/plan/voucher-code';
import { serviceClient } from '@/lib/server/database/service-client';
import { rateLimitBucket } from '@/lib/server/rate-limit';

const day = z.iso.date();

const answerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('valid'),
    percent: z.number().int().nullable(),
    amountCents: z.number().int().nullable(),
    minimumGrossCents: z.number().int(),
  }),
  z.object({ status: z.literal('unknown') }),
  z.object({ status: z.enum(['early', 'expired']), day }),
  z.object({ status: z.literal('limited'), retryAfterSeconds: z.number() }),
]);

export type VoucherAnswer =
  | CheckedVoucher
  | { readonly status: 'limited'; readonly retryAfterSeconds: number }
  | { readonly status: 'unavailable' };

/** A visitor does not wait longer to hear about a voucher; the inquiry is checked again in any case. */
const timeoutMs = 5_000;

async function ask(code: string, guesser: { p_bucket: string; p_limit_per_hour: number } | null) {
  try {
    const { data, error } = await serviceClient()
      .rpc('check_voucher', { p_code: code, ...guesser })
      .abortSignal(AbortSignal.timeout(timeoutMs));
    if (error) {
      log.error('voucher.not_checked', { state: error.code || null });
      return null;
    }
    return answerSchema.parse(data);
  } catch (error) {
    log.error('voucher.not_checked', { reason: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

/** What a code is worth today; wrong guesses of one client address are counted. Never throws. */
export async function checkVoucher(code: string, address: string): Promise<VoucherAnswer> {
  const { bucket, max } = rateLimitBucket({ name: 'voucher', subject: address });
  const answer = await ask(code, {
    p_bucket: bucket,
    p_limit_per_hour: max,
  });
  if (!answer) return { status: 'unavailable' };
  return answer.status === 'limited' ? answer : { code, ...answer };
}

/**
 * The voucher of an inquiry that is being stored, for its price. `null` when there is none, or when it could not be
 * checked: an inquiry never waits for a voucher, the house sees the code. Never throws.
 */
export async function voucherOfInquiry(typed: string): Promise<CheckedVoucher | null> {
  const code = normaliseVoucherCode(typed);
  const answer = code === '' ? null : await ask(code, null);
  return answer && answer.status !== 'limited' ? { code, ...answer } : null;
}
