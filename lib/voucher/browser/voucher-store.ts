import { isRecord } from '@/lib/base/is-record';
import { createStore } from '@/lib/browser-store/create-store';
import { type CheckedVoucher, normaliseVoucherCode } from '@/lib/plan/voucher-code';

const { get, getServer, set, subscribe } = createStore<CheckedVoucher | null>(null);

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

async function ask(code: string): Promise<CheckedVoucher | null> {
  const response = await fetch('/api/vouchers/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(10_000),
  });
  return response.ok ? readVoucher(code, await response.json()) : null;
}

/** What the server has said about the voucher in this tab; held in memory only and asked anew after each load. */
export const voucherStore = {
  get,
  getServer,
  subscribe,
  /**
   * Has a code checked, unless it has been. Without a network, or when the server cannot say, nothing is known about
   * the code until it is asked again. Never throws; browser only.
   */
  async check(typed: string): Promise<void> {
    const code = normaliseVoucherCode(typed);
    if (code === '' || get()?.code === code) return;
    const answer = await ask(code).catch(() => null);
    if (answer) set(answer);
  },
};
