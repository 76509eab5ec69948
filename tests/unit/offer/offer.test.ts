import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { compareOffer, linesFromPlan, type OfferBody, offerFromPlan, priceOffer } from '@/lib/offer/offer';
import { parseOffer } from '@/lib/offer/offer-schema';
import { readPlanPrice } from '@/lib/offer/plan-price';
import { calculatePrice } from '@/lib/plan/price';
import { sumOf } from '@/lib/plan/price-line';
import { parseDraft } from '@/lib/plan/read-draft';
import { draftArbitrary, now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';
import { arbitraryOffer } from './arbitrary-offer';

const context = planContext('de');
const basisAmount = ({ basis }: OfferBody) => (basis === 'net' ? 'netCents' : 'grossCents');

describe('the price of an offer', () => {
  it('adds up to the cent, in every line, every rate and the total', () => {
    fc.assert(
      fc.property(arbitraryOffer, (offer) => {
        const priced = priceOffer(offer);
        const before = priced.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
        expect(priced.totalCents).toBe(before - priced.discountCents);
        expect(priced.totalCents).toBe(priced[basisAmount(offer)]);
        expect(priced.netCents + priced.vatCents).toBe(priced.grossCents);
        for (const amount of ['netCents', 'vatCents', 'grossCents'] as const)
          expect(sumOf(priced.vat, amount)).toBe(priced[amount]);
        for (const share of [...priced.vat, ...priced.lines.flatMap(({ vat }) => vat)]) {
          expect(share.netCents + share.vatCents).toBe(share.grossCents);
          for (const cents of [share.netCents, share.vatCents, share.grossCents])
            expect(Number.isSafeInteger(cents)).toBe(true);
        }
        for (const { totalCents, vat, quantity, unitCents } of priced.lines) {
          expect(sumOf(vat, basisAmount(offer))).toBe(totalCents);
          expect(Math.abs(totalCents - quantity * unitCents)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('taxes each rate by what is left of it, within a cent a line', () => {
    fc.assert(
      fc.property(arbitraryOffer, (offer) => {
        const { vat } = priceOffer(offer);
        for (const { rate, netCents, vatCents } of vat)
          expect(Math.abs(vatCents - (netCents * rate) / 10_000)).toBeLessThanOrEqual(offer.lines.length + 1);
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing at all, tax included, after a discount of everything', () => {
    fc.assert(
      fc.property(arbitraryOffer, (offer) => {
        const positive = { ...offer, lines: offer.lines.filter(({ unitCents }) => unitCents > 0) };
        const priced = priceOffer({ ...positive, discountPercent: 100 });
        expect([priced.netCents, priced.vatCents, priced.grossCents, priced.depositCents]).toEqual([
          0, 0, 0, 0,
        ]);
        for (const share of priced.vat)
          expect(share).toMatchObject({ netCents: 0, vatCents: 0, grossCents: 0 });
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the split of a lump sum, whatever it costs and however many take it', () => {
    const conference = plans.find(({ id }) => id === 'conference');
    const { draft } = parseDraft(JSON.stringify(conference?.draft));
    const offer = offerFromPlan(draft, calculatePrice(draft, now), context, now);
    const [line] = offer.lines;
    expect(line?.rates.map(({ rate, share }) => [rate, share])).toEqual([
      [700, expect.closeTo(0.7)],
      [1900, expect.closeTo(0.3)],
    ]);
    const changed = { ...offer, lines: line ? [{ ...line, unitCents: 5_001, quantity: 20.5 }] : [] };
    const [priced] = priceOffer(changed).lines;
    // 20.5 × 50.01 = 1,025.205
    expect(priced?.totalCents).toBe(102_521);
    expect(priced?.vat.map(({ netCents }) => netCents)).toEqual([71_765, 30_756]);
  });

  it('spreads a discount over the rates without losing a cent', () => {
    const line = (id: string, unitCents: number, rate: 700 | 1900) => ({
      id,
      source: 'free' as const,
      text: id,
      unit: 'flat' as const,
      quantity: 1,
      unitCents,
      rates: [{ rate, share: 1 }],
    });
    const priced = priceOffer({
      locale: 'de',
      basis: 'net',
      lines: [line('food', 10_005, 700), line('drinks', 10_005, 1900)],
      discountPercent: 5,
      message: '',
      validUntil: '2026-12-06',
      depositPercent: 30,
      day: null,
      guests: 20,
    });
    // 5 % of 200.10 is 10.005, a whole cent upwards; half of 10.01 goes to each rate, the odd cent to one.
    expect(priced.discountCents).toBe(1_001);
    expect(priced.vat.map(({ netCents }) => netCents).sort()).toEqual([9_504, 9_505]);
    expect(priced.totalCents).toBe(19_009);
    expect(priced.depositCents).toBe(Math.round(priced.grossCents * 0.3));
  });
});

describe('the first version of an offer', () => {
  it.each(plans.map((plan) => [plan.id, plan] as const))('costs what the plan does: %s', (_, plan) => {
    const { draft } = parseDraft(JSON.stringify(plan.draft));
    const price = calculatePrice(draft, now);
    const offer = offerFromPlan(draft, price, context, now);
    const priced = priceOffer(offer);
    expect(priced.totalCents).toBe(price.shownCents);
    expect([priced.netCents, priced.vatCents, priced.grossCents]).toEqual([
      price.netCents,
      price.vatCents,
      price.grossCents,
    ]);
    expect(priced.vat).toEqual(price.vat);
    for (const [index, line] of price.lines.entries())
      expect(priced.lines[index]?.totalCents).toBe(plan.basis === 'net' ? line.netCents : line.grossCents);
  });

  it('costs what any plan does, and survives the way through the database', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const price = calculatePrice(draft, now);
        const read = readPlanPrice(JSON.parse(JSON.stringify(price)));
        if (!read) throw new Error('a price of this version is not read');
        const offer = offerFromPlan(draft, read, context, now);
        const stored = JSON.parse(JSON.stringify(offer));
        expect(priceOffer(stored).totalCents).toBe(price.shownCents);
        expect(priceOffer(stored).vat).toEqual(price.vat);
        const errors = parseOffer(stored, '2026-11-21');
        if (offer.lines.length > 0 && offer.lines.length <= 100 && draft.guests > 0)
          expect(errors).toEqual({ ok: true, value: offer });
      }),
      { numRuns: 300 },
    );
  });

  it('speaks the language of its reader', () => {
    const { draft } = parseDraft(JSON.stringify(plans[0]?.draft));
    const price = calculatePrice(draft, now);
    const texts = locales.map(
      (locale) => offerFromPlan(draft, price, planContext(locale), now).lines[0]?.text,
    );
    expect(texts).toEqual([
      'Paket Welle, 4 Gänge',
      'Package: Welle (Wave), 4 courses',
      'Paquete Welle (Ola), 4 platos',
    ]);
  });

  it('is open for as long as an option, but never beyond the day before the event', () => {
    const { draft } = parseDraft(JSON.stringify(plans[0]?.draft));
    const price = calculatePrice(draft, now);
    const until = (date: string) =>
      offerFromPlan(
        { ...draft, details: { ...draft.details, date: new Date(`${date}T12:00:00Z`) } },
        price,
        context,
        now,
      ).validUntil;
    expect(until('2027-09-11')).toBe('2026-12-05');
    expect(until('2026-11-25')).toBe('2026-11-24');
    expect(until('2026-11-21')).toBe('2026-11-21');
  });

  it('asks a deposit of consumers, and none of companies', () => {
    const deposits = ['wedding', 'half-vegetarian-net'].map((id) => {
      const { draft } = parseDraft(JSON.stringify(plans.find((plan) => plan.id === id)?.draft));
      return offerFromPlan(draft, calculatePrice(draft, now), context, now).depositPercent;
    });
    expect(deposits).toEqual([30, 0]);
  });
});

describe('an offer beside its plan', () => {
  const { draft } = parseDraft(JSON.stringify(plans[0]?.draft));
  const price = calculatePrice(draft, now);
  const planLines = linesFromPlan(price, context);
  const offer = offerFromPlan(draft, price, context, now);

  it('differs in nothing at first, in whatever order', () => {
    const none = { added: [], removed: [], changed: [] };
    expect(compareOffer(offer, planLines)).toEqual(none);
    expect(compareOffer({ lines: offer.lines.toReversed() }, planLines)).toEqual(none);
  });

  it('names what was added, removed and changed', () => {
    const [first, second, ...rest] = offer.lines;
    if (!first || !second) throw new Error('no lines');
    const boat = { ...first, id: 'item:7d444840-9dc0-41d1-b245-5ffdce74fad2', source: 'free' as const };
    const after = { ...first, quantity: 68 };
    expect(compareOffer({ lines: [after, ...rest, boat] }, planLines)).toEqual({
      added: [boat],
      removed: [second],
      changed: [{ before: first, after }],
    });
  });

  it('counts another wording, price or tax as a change', () => {
    const [first, ...rest] = offer.lines;
    if (!first) throw new Error('no lines');
    for (const change of [
      { text: 'Menü Welle, mit Zander' },
      { unitCents: first.unitCents + 1 },
      { unit: 'piece' as const },
      { rates: [{ rate: 1900 as const, share: 1 }] },
    ]) {
      expect(compareOffer({ lines: [{ ...first, ...change }, ...rest] }, planLines).changed).toHaveLength(1);
    }
  });
});
