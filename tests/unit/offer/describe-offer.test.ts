import { describe, expect, it } from 'vitest';
import { lineFromCatalogue } from '@/components/staff/offer/edit-offer';
import { termsVersion } from '@/content/catering/rules';
import { markdownFile } from '@/content/markdown/file';
import { offerContext } from '@/lib/inquiry/server/mail/plan-context';
import { acceptanceShown } from '@/lib/offer/acceptance';
import { listCatalogueItems } from '@/lib/offer/catalogue-items';
import { dayText, describeOffer } from '@/lib/offer/describe-offer';
import { linesFromPlan, type OfferBody, offerFromPlan, priceOffer } from '@/lib/offer/offer';
import { parseOffer } from '@/lib/offer/offer-schema';
import { summariseTerms } from '@/lib/offer/offer-terms';
import { calculatePrice } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

const uuid = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const { draft } = parseDraft(JSON.stringify(plans.find(({ id }) => id === 'wedding')?.draft));
const price = calculatePrice(draft, now);
const context = offerContext('de');
const offer = offerFromPlan(draft, price, context, now);
const plan = { lines: linesFromPlan(price, context), guests: draft.guests, day: offer.day };
const plain = (text: string) => text.replace(/\s/g, ' ');

const changed = (): OfferBody => {
  const [first, , ...rest] = offer.lines;
  if (!first) throw new Error('no line');
  const boat = {
    ...first,
    id: `item:${uuid}`,
    source: 'free' as const,
    text: 'Bootsfahrt',
    unit: 'flat' as const,
    quantity: 1,
    unitCents: 42_000,
  };
  return { ...offer, guests: 68, lines: [{ ...first, quantity: 68 }, ...rest, boat] };
};

describe('an offer in words', () => {
  it('names what was changed, added and left out, and marks the lines', () => {
    const described = describeOffer(changed(), plan, context);
    expect(described.differences.map(({ kind, text }) => [kind, plain(text)])).toEqual([
      ['changed', 'Paket Welle, 4 Gänge: 68 × Person zu 79,18 € (in Ihrem Plan: 70 × Person zu 79,18 €)'],
      ['added', 'Bootsfahrt, 420,00 €'],
      ['removed', 'Getränkepauschale, 70 × Person zu 28,56 €'],
    ]);
    expect(described.lines.map(({ mark }) => mark).filter(Boolean)).toEqual(['changed', 'added']);
    expect(described.facts.find(({ id }) => id === 'guests')?.text).toBe('68 (in Ihrem Plan: 70)');
  });

  it('says nothing of differences where there are none, and of a discount or deposit of nothing', () => {
    const described = describeOffer({ ...offer, depositPercent: 0 }, plan, context);
    expect(described).toMatchObject({ differences: [], discount: null, deposit: null });
    expect(described.facts.map(({ text }) => text)).not.toContain('in Ihrem Plan');
  });

  it('shows companies net amounts, and the deposit as they will pay it', () => {
    const described = describeOffer({ ...offer, basis: 'net' }, null, context);
    expect(described.basis).toBe('zzgl. USt.');
    expect(described.deposit?.term).toContain('inkl. USt.');
  });
});

describe('the conditions', () => {
  it('name deadline, deposit, cancellation, withdrawal and the terms', () => {
    const text = plain(summariseTerms(offer, 'https://seegut.example/agb', context).join(' '));
    for (const part of ['60', '30', '14', '3', '90', '312g', 'https://seegut.example/agb', '2026'])
      expect(text).toContain(part);
    expect(text).toContain(plain(describeOffer(offer, null, context).deposit?.text ?? 'no deposit'));
  });
});

describe('what is shown at the acceptance', () => {
  it.each([
    ['de', 'Zahlungspflichtig bestellen'],
    ['en', 'Order with obligation to pay'],
    ['es', 'Pedido con obligación de pago'],
  ] as const)('has the button that the terms name (%s)', (locale, button) => {
    const shown = acceptanceShown(offer, 1, offerContext(locale));
    expect(shown.button).toBe(button);
    expect(markdownFile('legal', 'terms', locale).text).toContain(button);
  });

  it('is the whole offer, price and terms, and survives storage', () => {
    const shown = acceptanceShown(changed(), 3, context);
    expect(shown).toMatchObject({
      version: 3,
      termsVersion,
      price: { totalCents: priceOffer(changed()).totalCents },
    });
    expect(shown.offer.lines).toHaveLength(8);
    const notes = shown.notes.join(' ');
    expect(notes).toContain(dayText(termsVersion, 'de', 'long'));
    expect(notes).toContain('312g');
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });
});

describe('what can be added from the catalogue', () => {
  it('becomes a line that an offer takes', () => {
    for (const basis of ['net', 'gross'] as const) {
      for (const item of listCatalogueItems(basis, offer.day, context)) {
        const body = { ...offer, basis, lines: [{ ...lineFromCatalogue(item, 20), id: `item:${uuid}` }] };
        expect(parseOffer(body, '2026-11-22'), item.key).toEqual({ ok: true, value: body });
      }
    }
  });

  it('costs what the price list says, in either basis, with the split of a lump sum', () => {
    const find = (key: string, basis: 'net' | 'gross') =>
      listCatalogueItems(basis, '2027-06-12', context).find((item) => item.key === key);
    expect(find('s06', 'net')?.unitCents).toBe(2_400);
    expect(find('s06', 'gross')?.unitCents).toBe(2_856);
    expect(find('s06-hour', 'net')).toMatchObject({ unitCents: 500, unit: 'person-hour' });
    expect(find('con-half', 'gross')?.unitCents).toBe(5_419);
    expect(find('con-full', 'net')?.rates.map(({ share }) => share)).toEqual([
      expect.closeTo(0.7),
      expect.closeTo(0.3),
    ]);
    // A Saturday in June.
    expect(find('hire-hall', 'net')?.unitCents).toBe(270_000);
  });
});
