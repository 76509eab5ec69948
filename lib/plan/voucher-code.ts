import { voucherPattern } from '@/content/catering/rules';

/** What the server says about a code, which stands here in capitals. Days are `YYYY-MM-DD`. */
export type CheckedVoucher = { readonly code: string } & (
  | {
      readonly status: 'valid';
      /** One of the two: a share of the gross price, or gross cents. */
      readonly percent: number | null;
      readonly amountCents: number | null;
      /** Gross price before the voucher from which on it counts. */
      readonly minimumGrossCents: number;
    }
  | { readonly status: 'unknown' }
  | { readonly status: 'early' | 'expired'; readonly day: string }
);

/** A code as it is compared: without spaces around it, in capitals. Empty when its form cannot be a voucher. */
export function normaliseVoucherCode(typed: string): string {
  const code = typed.trim().toUpperCase();
  return voucherPattern.test(code) ? code : '';
}
