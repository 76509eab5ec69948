import { createStore } from '@/lib/browser-store/create-store';
import { type CheckedVoucher, normaliseVoucherCode } from '@/lib/plan/voucher-code';

const { get, getServer, set, subscribe } = createStore<CheckedVoucher | null>(null);

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
    const answer = await import('./ask-voucher').then(({ askVoucher }) => askVoucher(code)).catch(() => null);
    if (answer) set(answer);
  },
};
