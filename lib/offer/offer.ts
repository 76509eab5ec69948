import { bookingTerms, type VatRate, vatRates } from '@/content/catering/rules';
import { addVat, removeVat, roundCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { type Basis, type LineUnit, type PriceLine, sumOf, type VatShare } from '@/lib/plan/price-line';

/** Part of a unit's price that is taxed at a rate; the shares of a line add up to 1. */
export type RateShare = { readonly rate: VatRate; readonly share: number };

export type OfferLine = {
  /** `plan:<id of the plan's line>` or `item:<uuid>`. */
  readonly id: string;
  readonly source: 'plan' | 'catalogue' | 'free';
  /** In the visitor's language. */
  readonly text: string;
  readonly unit: LineUnit;
  /** In steps of a half. */
  readonly quantity: number;
  /** Price of one unit in cents of the offer's basis; negative for a reduction. */
  readonly unitCents: number;
  readonly rates: readonly RateShare[];
};

export type OfferBody = {
  readonly locale: Locale;
  readonly basis: Basis;
  readonly lines: readonly OfferLine[];
  /** On everything, in per cent. */
  readonly discountPercent: number;
  /** What the house writes to the visitor; may be empty. */
  readonly message: string;
  /** `YYYY-MM-DD` in Berlin, the last day on which the offer can be accepted. */
  readonly validUntil: string;
  /** In per cent of the gross total, due when ordering. */
  readonly depositPercent: number;
  /** First day of the event, `YYYY-MM-DD`; `null` while it is open. */
  readonly day: string | null;
  readonly guests: number;
};

export type PricedLine = OfferLine & {
  /** In the offer's basis. */
  readonly totalCents: number;
  readonly vat: readonly VatShare[];
};

/** Integer cents; net + VAT = gross in every line, every rate and the sum. */
export type PricedOffer = {
  readonly lines: readonly PricedLine[];
  /** What the discount takes off, in the offer's basis; not negative for a total that is not. */
  readonly discountCents: number;
  /** One entry per rate that occurs, lowest first, after the discount. */
  readonly vat: readonly VatShare[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  /** In the offer's basis. */
  readonly totalCents: number;
  /** Gross, as it will be asked for. */
  readonly depositCents: number;
};

/** What an offer says otherwise than the plan. */
export type OfferDifferences = {
  readonly added: readonly OfferLine[];
  readonly removed: readonly OfferLine[];
  readonly changed: readonly { readonly before: OfferLine; readonly after: OfferLine }[];
};

const shownAmount = (basis: Basis) => (basis === 'net' ? 'netCents' : 'grossCents');

/** An amount of the offer's basis with its tax. */
function taxed(cents: number, rate: VatRate, basis: Basis): VatShare {
  const netCents = basis === 'net' ? cents : removeVat(cents, rate);
  const grossCents = basis === 'gross' ? cents : addVat(cents, rate);
  return { rate, netCents, vatCents: grossCents - netCents, grossCents };
}

function priceLine(line: OfferLine, basis: Basis): PricedLine {
  const totalCents = roundCents(line.quantity * line.unitCents);
  let rest = totalCents;
  const vat = line.rates.map(({ rate, share }, index, all) => {
    const cents = index === all.length - 1 ? rest : roundCents(totalCents * share);
    rest -= cents;
    return taxed(cents, rate, basis);
  });
  return { ...line, totalCents, vat };
}

/** Splits a whole number by weights without losing a cent: what is left goes to the largest remainders. */
function distribute(cents: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (cents === 0 || sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / sum);
  const parts = exact.map(Math.floor);
  const remainder = (index: number) => (exact[index] ?? 0) - (parts[index] ?? 0);
  const left = cents - parts.reduce((total, part) => total + part, 0);
  const raised = parts
    .map((_, index) => index)
    .sort((one, other) => remainder(other) - remainder(one))
    .slice(0, left);
  return parts.map((part, index) => (raised.includes(index) ? part + 1 : part));
}

function sumByRate(shares: readonly VatShare[]): readonly VatShare[] {
  return Object.values(vatRates).flatMap((rate) => {
    const ofRate = shares.filter((share) => share.rate === rate);
    if (ofRate.length === 0) return [];
    const [netCents, vatCents] = [sumOf(ofRate, 'netCents'), sumOf(ofRate, 'vatCents')];
    return [{ rate, netCents, vatCents, grossCents: netCents + vatCents }];
  });
}

/** The sum of a rate less a part of it in the offer's basis; the tax shrinks in proportion, so a full discount leaves none. */
function reduce(sum: VatShare, cents: number, basis: Basis): VatShare {
  const whole = sum[shownAmount(basis)];
  const vatCents = whole === 0 ? sum.vatCents : sum.vatCents - roundCents((sum.vatCents * cents) / whole);
  const left = whole - cents;
  return basis === 'net'
    ? { rate: sum.rate, netCents: left, vatCents, grossCents: left + vatCents }
    : { rate: sum.rate, netCents: left - vatCents, vatCents, grossCents: left };
}

/**
 * What an offer costs. Each line is quantity × unit in the offer's basis, the discount is taken off the sum and spread
 * over the rates by their share of it.
 */
export function priceOffer({ basis, lines, discountPercent, depositPercent }: OfferBody): PricedOffer {
  const priced = lines.map((line) => priceLine(line, basis));
  const sums = sumByRate(priced.flatMap(({ vat }) => vat));
  const before = sumOf(sums, shownAmount(basis));
  const discountCents = roundCents((before * discountPercent) / 100);
  const parts = distribute(
    discountCents,
    sums.map((sum) => sum[shownAmount(basis)]),
  );
  const vat = sums.map((sum, index) => reduce(sum, parts[index] ?? 0, basis));
  const netCents = sumOf(vat, 'netCents');
  const grossCents = sumOf(vat, 'grossCents');
  return {
    lines: priced,
    discountCents,
    vat,
    netCents,
    vatCents: grossCents - netCents,
    grossCents,
    totalCents: before - discountCents,
    depositCents: roundCents((grossCents * depositPercent) / 100),
  };
}

/** A position of a plan as a line of an offer. */
function lineFromPlan(line: PriceLine, basis: Basis, { texts, t }: DescribeContext): OfferLine {
  const amount = shownAmount(basis);
  return {
    id: `plan:${line.id}`,
    source: 'plan',
    text: t(`lines.${line.kind}`, { name: texts.items[line.itemId] ?? line.itemId }),
    unit: line.unit,
    quantity: line.quantity,
    unitCents: basis === 'net' ? line.unitNetCents : line.unitGrossCents,
    rates: line.vat.map((share) => ({
      rate: share.rate,
      share: line.vat.length === 1 ? 1 : share[amount] / line[amount],
    })),
  };
}

/** The plan's positions as lines, for the first version of an offer and for comparing later ones with it. */
export const linesFromPlan = (
  { basis, lines }: Pick<Price, 'basis' | 'lines'>,
  context: DescribeContext,
): readonly OfferLine[] => lines.map((line) => lineFromPlan(line, basis, context));

/** An offer is open for the time of an option, and never beyond the day before the event. */
function usualValidity(day: string | null, today: string): string {
  const until = addDays(today, bookingTerms.optionDays);
  const last = day === null ? until : addDays(day, -1);
  if (last >= until) return until;
  return last > today ? last : today;
}

/**
 * The first version of an offer: what the plan says, in the language of the context, open for the usual time from
 * `now`. Consumers pay a deposit, companies by invoice.
 */
export function offerFromPlan(
  draft: Draft,
  price: Pick<Price, 'basis' | 'lines'>,
  context: DescribeContext,
  now: Date,
): OfferBody {
  const day = draft.details.date ? toIsoDay(draft.details.date) : null;
  return {
    locale: context.locale,
    basis: price.basis,
    lines: linesFromPlan(price, context),
    discountPercent: 0,
    message: '',
    validUntil: usualValidity(day, toIsoDay(now)),
    depositPercent: draft.customerType === 'business' ? 0 : bookingTerms.depositBp / 100,
    day,
    guests: draft.guests,
  };
}

const sameRates = (one: OfferLine, other: OfferLine): boolean =>
  one.rates.length === other.rates.length &&
  one.rates.every(({ rate, share }) =>
    other.rates.some((found) => found.rate === rate && Math.abs(found.share - share) < 1e-9),
  );

const isSame = (one: OfferLine, other: OfferLine): boolean =>
  one.text === other.text &&
  one.unit === other.unit &&
  one.quantity === other.quantity &&
  one.unitCents === other.unitCents &&
  sameRates(one, other);

/** What differs from the lines of the plan (`linesFromPlan`) or of an earlier version; the order does not count. */
export function compareOffer(
  { lines }: Pick<OfferBody, 'lines'>,
  planLines: readonly OfferLine[],
): OfferDifferences {
  const before = new Map(planLines.map((line) => [line.id, line]));
  const kept = new Set(lines.map(({ id }) => id));
  return {
    added: lines.filter(({ id }) => !before.has(id)),
    removed: planLines.filter(({ id }) => !kept.has(id)),
    changed: lines.flatMap((after) => {
      const known = before.get(after.id);
      return known && !isSame(known, after) ? [{ before: known, after }] : [];
    }),
  };
}
