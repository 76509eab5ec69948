import { isRecord } from '@/lib/base/is-record';
import type { CheckedVoucher } from '@/lib/plan/voucher-code';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const cents = (value: unknown): value is number => Number.isSafeInteger(value);

/** Reads the server's answer; `null` when it is none. */
export function readVoucher(code: string, answer: unknown): CheckedVoucher | null {
  if (!isRecord(answer)) return null;
  const { status, percent, amountCents, minimumGrossCents, day } = answer;
  if (status === 'unknown') return { code, status };
  if ((status === 'early' || status === 'expired') && typeof day === 'string' && dayPattern.test(day)) {
    return { code, status, day };
  }
  if (status !== 'valid' || !(cents(percent) || cents(amountCents)) || !cents(minimumGrossCents)) return null;
  return {
    code,
    status,
    percent: cents(percent) ? percent : null,
    amountCents: cents(amountCents) ? amountCents : null,
    minimumGrossCents,
  };
}

/** Asks the server about a code; `null` when it cannot say. Rejects without a network. */
export async function askVoucher(code: string): Promise<CheckedVoucher | null> {
  const response = await fetch('/api/vouchers/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(10_000),
  });
  return response.ok ? readVoucher(code, await response.json()) : null;
}
