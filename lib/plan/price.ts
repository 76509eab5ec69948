import { tipSteps, vatRates } from '@/content/catering/rules';
import { roundCents } from '@/content/catering/unit-price';
import type { Draft } from './draft';
import { type Notice, notice } from './notices';
import { kitchenLines } from './price-kitchen';
import { type Basis, type PriceLine, sumOf, type VatShare } from './price-line';
import { listNotices } from './price-notices';
import { serviceLines } from './price-services';
import { deliveryLines, expressLines, hireLines } from './price-surcharges';
import { type ResolvedPlan, resolvePlan } from './resolve';

export type OnRequestPart = 'idea' | 'delivery' | 'breakfastCold';

/** The expected price, not binding. All amounts are integer cents. */
export type Price = {
  readonly lines: readonly PriceLine[];
  /** One entry per rate that occurs, lowest first; sums of the lines, so net + VAT = gross in each. */
  readonly vat: readonly VatShare[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  readonly basis: Basis;
  readonly shownCents: number;
  /** True when there is no total to name: an own idea, or nothing to eat yet. Lines may still have theirs. */
  readonly isOnRequest: boolean;
  /** True when it is the least: the day in our house, or where to deliver, is open, or a part is on request. */
  readonly isFrom: boolean;
  /** Parts that only the offer can price; the total is without them. */
  readonly onRequest: readonly OnRequestPart[];
  /** Voluntary, for the team, in no total. */
  readonly tipCents: number;
  readonly notices: readonly Notice[];
};

/** Sums of lines by rate and in all; net + VAT = gross in each. */
export function totalLines(lines: readonly PriceLine[], basis: Basis) {
  const vat = sumByVatRate(lines);
  const netCents = sumOf(vat, 'netCents');
  const grossCents = sumOf(vat, 'grossCents');
  const vatCents = grossCents - netCents;
  return { vat, netCents, vatCents, grossCents, shownCents: basis === 'net' ? netCents : grossCents };
}

function sumByVatRate(lines: readonly PriceLine[]): readonly VatShare[] {
  const shares = lines.flatMap(({ vat }) => vat);
  return Object.values(vatRates).flatMap((rate) => {
    const ofRate = shares.filter((share) => share.rate === rate);
    if (ofRate.length === 0) return [];
    const [netCents, vatCents] = [sumOf(ofRate, 'netCents'), sumOf(ofRate, 'vatCents')];
    return [{ rate, netCents, vatCents, grossCents: netCents + vatCents }];
  });
}

function listOnRequestParts({ main, menu, delivery }: ResolvedPlan): readonly OnRequestPart[] {
  const cold = menu.breakfastCold;
  return [
    ...(main?.priceCents === null ? (['idea'] as const) : []),
    ...(cold.pricedBy && cold.extra > 0 ? (['breakfastCold'] as const) : []),
    ...(delivery.zone?.zone === 4 ? (['delivery'] as const) : []),
  ];
}

/** The tip in cents: a step in per cent of the gross price when one is chosen, else the free amount. */
function calculateTip({ tip }: ResolvedPlan, grossCents: number): number {
  const step = tipSteps.find((percent) => percent === tip.percent);
  return step ? roundCents((grossCents * step) / 100) : tip.cents;
}

/** A price of lines: sums, tip and what is good to know of the plan. `onRequest` names what the lines leave out. */
export function priceOf(
  plan: ResolvedPlan,
  lines: readonly PriceLine[],
  onRequest: readonly OnRequestPart[],
): Price {
  const total = totalLines(lines, plan.basis);
  const tipCents = calculateTip(plan, total.grossCents);
  return {
    lines,
    ...total,
    basis: plan.basis,
    isOnRequest: plan.main ? onRequest.includes('idea') : plan.breakfast === null,
    isFrom: onRequest.length > 0 || plan.room?.isDayOpen === true || plan.delivery.zone === null,
    onRequest,
    tipCents,
    notices: [
      ...listNotices(plan),
      ...(tipCents > 0 ? [notice('tipSeparate', { amountCents: tipCents })] : []),
    ],
  };
}

/**
 * The expected price of a plan. Each line is exact in the plan's basis; totals are sums of lines. Unknown identifiers
 * are ignored and noticed. See `docs/configurator.md`.
 */
export function pricePlan(plan: ResolvedPlan): Price {
  const kitchen = kitchenLines(plan);
  const lines = [
    ...kitchen,
    ...expressLines(plan, kitchen),
    ...serviceLines(plan),
    ...hireLines(plan),
    ...deliveryLines(plan),
  ];
  return priceOf(plan, lines, listOnRequestParts(plan));
}

/** The price of a draft, for callers that need nothing else of its plan. */
export const calculatePrice = (draft: Draft, now: Date): Price => pricePlan(resolvePlan(draft, now));

/** What a change of the draft costs, in cents of the basis that is shown; for advice and for every row that adds. */
export const addedCents = (before: Draft, after: Draft, now: Date): number =>
  calculatePrice(after, now).shownCents - calculatePrice(before, now).shownCents;
