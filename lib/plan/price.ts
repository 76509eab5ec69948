import { tipSteps, type VatRate, vatRates } from '@/content/catering/rules';
import { mainPackage } from './catalogue';
import { countDishes } from './counters';
import type { Draft } from './draft';
import { type Notice, notice } from './notices';
import { kitchenLines, pricingPackage } from './price-kitchen';
import { type PriceLine, roundCents } from './price-line';
import { priceNotices } from './price-notices';
import { serviceLines } from './price-services';
import { deliveryLines, expressLines } from './price-surcharges';
import { type CheckedVoucher, normaliseVoucherCode, voucherLines, voucherNotices } from './price-voucher';
import { getDeliveryZone } from './zone';

export type VatSum = {
  readonly rate: VatRate;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
};

type OnRequest = 'idea' | 'delivery' | 'breakfastCold';

/** The expected price, not binding. All amounts are integer cents. */
export type Price = {
  readonly lines: readonly PriceLine[];
  /** One entry per rate that occurs, lowest first; sums of the lines, so net + VAT = gross in each. */
  readonly vat: readonly VatSum[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  /** What is shown: net to business customers, gross to everybody else, also the undecided (German PAngV § 3). */
  readonly basis: 'net' | 'gross';
  readonly shownCents: number;
  /** Parts that only the offer can price; the total is without them. */
  readonly onRequest: readonly OnRequest[];
  /** Voluntary, for the team, in no total. */
  readonly tipCents: number;
  readonly notices: readonly Notice[];
};

function sumByVatRate(lines: readonly PriceLine[]): readonly VatSum[] {
  return Object.values(vatRates).flatMap((rate) => {
    const ofRate = lines.filter((line) => line.vatRate === rate);
    const sum = (key: 'netCents' | 'vatCents' | 'grossCents') =>
      ofRate.reduce((total, line) => total + line[key], 0);
    if (ofRate.length === 0) return [];
    return [{ rate, netCents: sum('netCents'), vatCents: sum('vatCents'), grossCents: sum('grossCents') }];
  });
}

function onRequestParts(draft: Draft): readonly OnRequest[] {
  const cold = pricingPackage(draft, 'breakfastCold') && countDishes(draft, 'breakfastCold').extra > 0;
  return [
    ...(mainPackage(draft)?.priceCents === null ? (['idea'] as const) : []),
    ...(cold ? (['breakfastCold'] as const) : []),
    ...(getDeliveryZone(draft)?.zone === 4 ? (['delivery'] as const) : []),
  ];
}

/** The tip in cents: a step in per cent of the gross price when one is chosen, else the free amount. */
function calculateTip(draft: Draft, grossCents: number): number {
  const step = tipSteps.find((percent) => percent === draft.tipPercent);
  return step ? roundCents((grossCents * step) / 100) : Math.max(0, draft.details.tip);
}

/**
 * The expected price of a draft. Pure and the same in browser and server; `now` decides only whether the date is
 * express. Each line is rounded once; totals are sums of lines. Unknown identifiers are ignored and noticed. A voucher
 * counts only when the server has checked it and its code is the draft's.
 */
export function calculatePrice(draft: Draft, now: Date, checked: CheckedVoucher | null = null): Price {
  const kitchen = kitchenLines(draft);
  const express = expressLines(draft, kitchen, now);
  const before = [...kitchen, ...express, ...serviceLines(draft), ...deliveryLines(draft)];
  const voucher = checked && checked.code === normaliseVoucherCode(draft.voucherCode) ? checked : null;
  const sums = sumByVatRate(before);
  const deduction = voucher ? voucherLines(voucher, sums) : [];
  const lines = [...before, ...deduction];
  const vat = sumByVatRate(lines);
  const netCents = vat.reduce((sum, entry) => sum + entry.netCents, 0);
  const grossCents = vat.reduce((sum, entry) => sum + entry.grossCents, 0);
  const basis = draft.customerType === 'business' ? 'net' : 'gross';
  const tipCents = calculateTip(draft, grossCents);
  return {
    lines,
    vat,
    netCents,
    vatCents: grossCents - netCents,
    grossCents,
    basis,
    shownCents: basis === 'net' ? netCents : grossCents,
    onRequest: onRequestParts(draft),
    tipCents,
    notices: [
      ...priceNotices(draft, now),
      ...voucherNotices(draft, voucher, deduction, sums),
      ...(tipCents > 0 ? [notice('tipSeparate', { amountCents: tipCents })] : []),
    ],
  };
}
