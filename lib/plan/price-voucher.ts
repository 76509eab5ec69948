import { roundCents } from '@/content/catering/unit-price';
import { type Notice, notice } from './notices';
import { lineOfShares, type Position, type PriceLine, sumOf, type VatShare } from './price-line';
import { type CheckedVoucher, normaliseVoucherCode } from './voucher-code';

/** Gross cents that a voucher takes off, at most the whole price. */
function calculateDiscount(voucher: CheckedVoucher, grossCents: number): number {
  if (voucher.status !== 'valid' || grossCents < voucher.minimumGrossCents) return 0;
  const discountCents =
    voucher.percent === null ? (voucher.amountCents ?? 0) : roundCents((grossCents * voucher.percent) / 100);
  return Math.min(Math.max(0, discountCents), grossCents);
}

/**
 * A valid voucher lowers the gross total, at most to zero, spread over the rates by their share of it, so that
 * net + VAT = gross stays true per rate.
 */
export function voucherLines(voucher: CheckedVoucher, sums: readonly VatShare[]): readonly PriceLine[] {
  const total = sumOf(sums, 'grossCents');
  const amount = calculateDiscount(voucher, total);
  if (amount === 0) return [];
  let rest = amount;
  const vat = sums.flatMap((sum, index): readonly VatShare[] => {
    const share = index === sums.length - 1 ? rest : roundCents((amount * sum.grossCents) / total);
    rest -= share;
    if (share === 0) return [];
    const netCents = 0 - roundCents((sum.netCents * share) / sum.grossCents);
    return [{ rate: sum.rate, netCents, vatCents: 0 - share - netCents, grossCents: 0 - share }];
  });
  const position: Position = { kind: 'voucher', itemId: voucher.code, unit: 'flat', quantity: 1 };
  const unit = { unitNetCents: sumOf(vat, 'netCents'), unitGrossCents: sumOf(vat, 'grossCents') };
  return [lineOfShares(position, unit, vat)];
}

/** What is to be said about the code in a draft; `voucher` is what the server said about this very code, if it did. */
export function voucherNotices(
  { voucherCode, voucher }: { readonly voucherCode: string; readonly voucher: CheckedVoucher | null },
  deduction: readonly PriceLine[],
  sums: readonly VatShare[],
): readonly Notice[] {
  if (voucherCode.trim() === '') return [];
  const code = normaliseVoucherCode(voucherCode);
  if (code === '') return [notice('voucherFormat')];
  if (!voucher) return [notice('voucherPending', { code })];
  if (voucher.status === 'unknown') return [notice('voucherUnknown', { code })];
  if (voucher.status !== 'valid') {
    return [
      notice(voucher.status === 'early' ? 'voucherEarly' : 'voucherExpired', { code, day: voucher.day }),
    ];
  }
  const { minimumGrossCents } = voucher;
  if (sumOf(sums, 'grossCents') < minimumGrossCents) {
    return [notice('voucherMinimum', { code, minimumCents: minimumGrossCents })];
  }
  const amountCents = 0 - sumOf(deduction, 'grossCents');
  return [notice('voucherApplied', { code, amountCents })];
}
