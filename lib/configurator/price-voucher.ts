import { voucherPattern } from '@/content/catering/rules';
import type { CheckedVoucher, VatSum } from './price';
import type { PriceLine } from './price-line';
import { roundCents } from './price-line';

/** A code as it is compared: without spaces around it, in capitals. Empty when its form cannot be a voucher. */
export function voucherCodeOf(typed: string): string {
  const code = typed.trim().toUpperCase();
  return voucherPattern.test(code) ? code : '';
}

/**
 * A checked voucher lowers the gross total, at most to zero, spread over the rates by their share of it, so that
 * net + VAT = gross stays true per rate.
 */
export function voucherLines(voucher: CheckedVoucher, sums: readonly VatSum[]): readonly PriceLine[] {
  const total = sums.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const amount = Math.min(Math.max(0, voucher.grossCents), total);
  if (amount === 0) return [];
  let rest = amount;
  return sums.flatMap((sum, index): readonly PriceLine[] => {
    const share = index === sums.length - 1 ? rest : roundCents((amount * sum.grossCents) / total);
    rest -= share;
    if (share === 0) return [];
    const netCents = 0 - roundCents((sum.netCents * share) / sum.grossCents);
    const line: PriceLine = {
      id: `voucher:${voucher.code}:${sum.rate}`,
      kind: 'voucher',
      itemId: voucher.code,
      unit: 'flat',
      quantity: 1,
      unitNetCents: netCents,
      netCents,
      vatRate: sum.rate,
      vatCents: 0 - share - netCents,
      grossCents: 0 - share,
    };
    return [line];
  });
}
