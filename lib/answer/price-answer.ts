import { vatRates } from '@/content/catering/rules';
import { roundCents } from '@/content/catering/unit-price';
import type { Draft } from '@/lib/plan/draft';
import { type Price, priceOf, pricePlan, totalLines } from '@/lib/plan/price';
import { type Basis, lineOfShares, type PriceLine, sumOf, taxed, type VatShare } from '@/lib/plan/price-line';
import { resolvePlan } from '@/lib/plan/resolve';
import { type Extra, requestId, type Terms } from './terms';

const amountOf = (basis: Basis) => (basis === 'net' ? 'netCents' : 'grossCents');

/** Splits a whole number by weights without losing a cent: each part ends where the sum of the weights so far does. */
function distribute(cents: number, weights: readonly number[]): readonly number[] {
  const upTo = (count: number) => weights.slice(0, count).reduce((total, weight) => total + weight, 0);
  const end = (count: number) => Math.round((cents * upTo(count)) / (upTo(weights.length) || 1));
  return weights.map((_, index) => end(index + 1) - end(index));
}

/** A line of the plan at a price of the house; its tax is split as the catalogue's was. */
function atOwnPrice(line: PriceLine, unitCents: number | undefined, basis: Basis): PriceLine {
  if (unitCents === undefined) return line;
  const weights = line.vat.map((share) => share[amountOf(basis)]);
  const split = (cents: number) =>
    distribute(cents, weights).map((part, index) =>
      taxed(part, line.vat[index]?.rate ?? vatRates.standard, basis),
    );
  const unit = split(unitCents);
  const prices = { unitNetCents: sumOf(unit, 'netCents'), unitGrossCents: sumOf(unit, 'grossCents') };
  return { ...lineOfShares(line, prices, split(roundCents(line.quantity * unitCents))), id: line.id };
}

function extraLine({ id, text, per, count, unitCents, vat }: Extra, guests: number, basis: Basis): PriceLine {
  const quantity = per === 'guest' ? count * guests : count;
  const rate = vatRates[vat];
  const unit = taxed(unitCents, rate, basis);
  return {
    ...lineOfShares(
      { kind: 'own', itemId: id, unit: per === 'guest' ? 'person' : 'piece', quantity },
      { unitNetCents: unit.netCents, unitGrossCents: unit.grossCents },
      [taxed(quantity * unitCents, rate, basis)],
    ),
    text,
  };
}

/** The sum of a rate less a part of it: the tax shrinks in proportion, so that a full discount leaves none. */
function discountShare(sum: VatShare, cents: number, basis: Basis): VatShare {
  const whole = sum[amountOf(basis)];
  const vatCents = whole === 0 ? 0 : roundCents((sum.vatCents * cents) / whole);
  return basis === 'net'
    ? { rate: sum.rate, netCents: 0 - cents, vatCents: 0 - vatCents, grossCents: 0 - cents - vatCents }
    : { rate: sum.rate, netCents: vatCents - cents, vatCents: 0 - vatCents, grossCents: 0 - cents };
}

/** What is taken off everything else, spread over the rates by their share of it. */
function discountLines(lines: readonly PriceLine[], bp: number, basis: Basis): readonly PriceLine[] {
  const { vat, shownCents } = totalLines(lines, basis);
  const cents = roundCents((shownCents * bp) / 10_000);
  if (cents === 0) return [];
  const parts = distribute(
    cents,
    vat.map((share) => share[amountOf(basis)]),
  );
  const shares = vat.map((share, index) => discountShare(share, parts[index] ?? 0, basis));
  const unit = { unitNetCents: sumOf(shares, 'netCents'), unitGrossCents: sumOf(shares, 'grossCents') };
  const position = { kind: 'discount', itemId: String(bp / 100), unit: 'flat', quantity: 1 } as const;
  return [lineOfShares(position, unit, shares)];
}

/**
 * What an answer costs: the plan's price with the house's own unit prices, its positions and a discount on all of it. The
 * same `Price` as a plan's, in integer cents with net + VAT = gross, so that whoever shows one shows the other; without
 * terms it is the plan's.
 * @param askedAt when the guest asked, which decides what is express: an answer three days later costs no surcharge.
 */
export function priceAnswer(plan: Draft, terms: Terms | null, askedAt: Date): Price {
  const resolved = resolvePlan(plan, askedAt);
  const price = pricePlan(resolved);
  if (!terms) return price;
  const { basis } = price;
  const before = [
    ...price.lines.map((line) => atOwnPrice(line, terms.ownPrices[line.id], basis)),
    ...terms.extras.map((extra) => extraLine(extra, plan.guests, basis)),
  ];
  const settled = new Set(terms.extras.map(({ id }) => id));
  return priceOf(
    resolved,
    [...before, ...discountLines(before, terms.discountBp, basis)],
    price.onRequest.filter((part) => !settled.has(requestId(part))),
  );
}
