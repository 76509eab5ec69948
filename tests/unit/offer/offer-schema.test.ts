import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferBody, OfferLine } from '@/lib/offer/offer';
import { offerErrorCodes, parseOffer, parseOfferDraft, readStoredOffer } from '@/lib/offer/offer-schema';
import { arbitraryOffer } from './arbitrary-offer';

const today = '2026-11-22';
const line: OfferLine = {
  id: 'item:7d444840-9dc0-41d1-b245-5ffdce74fad2',
  source: 'free',
  text: 'Bootsfahrt',
  unit: 'flat',
  quantity: 1,
  unitCents: 30_000,
  rates: [{ rate: 1900, share: 1 }],
};
const offer: OfferBody = {
  locale: 'de',
  basis: 'gross',
  lines: [line],
  discountPercent: 0,
  message: '',
  validUntil: '2026-12-06',
  depositPercent: 30,
  day: '2027-06-12',
  guests: 60,
};
const withLine = (change: object) => ({ ...offer, lines: [{ ...line, ...change }] });
const errorsOf = (body: unknown) => {
  const parsed = parseOffer(body, today);
  return parsed.ok ? {} : parsed.errors;
};

describe('an offer that is to be sent', () => {
  it('is accepted as it is', () => {
    expect(parseOffer(offer, today)).toEqual({ ok: true, value: offer });
    expect(readStoredOffer(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
  });

  it.each([
    ['no lines', { ...offer, lines: [] }, { lines: 'offer.lines' }],
    ['a line twice', { ...offer, lines: [line, line] }, { lines: 'offer.lines' }],
    ['a line without text', withLine({ text: ' \n ' }), { 'lines.0.text': 'offer.text' }],
    ['a third of a piece', withLine({ quantity: 1 / 3 }), { 'lines.0.quantity': 'offer.quantity' }],
    ['an absurd price', withLine({ unitCents: 1e9 + 1 }), { 'lines.0.unitCents': 'offer.price' }],
    [
      'a negative price per guest',
      withLine({ unitCents: -1, unit: 'person', quantity: 60 }),
      { 'lines.0.unitCents': 'offer.reduction' },
    ],
    [
      'shares that leave something out',
      withLine({ rates: [{ rate: 700, share: 0.9 }] }),
      { 'lines.0.rates': 'offer.rates' },
    ],
    ['a foreign identifier', withLine({ id: 'x' }), { 'lines.0.id': 'offer.invalid' }],
    ['more discount than there is', { ...offer, discountPercent: 101 }, { discountPercent: 'offer.percent' }],
    ['a day that does not exist', { ...offer, day: '2027-02-30' }, { day: 'offer.day' }],
    [
      'an end before its beginning',
      { ...offer, validUntil: '2026-11-21' },
      { validUntil: 'offer.validUntil' },
    ],
    ['no guests', { ...offer, guests: 0 }, { guests: 'offer.guests' }],
    ['a negative total', withLine({ unitCents: -1 }), { body: 'offer.total' }],
    ['a total beyond the database', withLine({ unitCents: 1e9, quantity: 3 }), { body: 'offer.total' }],
    ['nothing', null, { body: 'offer.invalid' }],
  ])('is rejected with %s', (_, body, errors) => {
    expect(errorsOf(body)).toEqual(errors);
  });

  it('loses line breaks and marks that turn text around in a line, and keeps paragraphs in the message', () => {
    const parsed = parseOffer(
      { ...withLine({ text: ' Boots\u202e\nfahrt ' }), message: 'a\r\n\r\n\r\n\r\nb\u0007' },
      today,
    );
    expect(parsed).toMatchObject({
      ok: true,
      value: { lines: [{ text: 'Boots fahrt' }], message: 'a\n\nb' },
    });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(offer), ...Object.keys(line)),
        fc.anything(),
        (name, value) => {
          for (const body of [value, { ...offer, [name]: value }, withLine({ [name]: value })]) {
            for (const code of Object.values(errorsOf(body))) expect(offerErrorCodes).toContain(code);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('comes back from storage as it was', () => {
    fc.assert(
      fc.property(arbitraryOffer, (body) => {
        expect(readStoredOffer(JSON.parse(JSON.stringify(body)))).toEqual(body);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an offer that is being written', () => {
  it('may be empty or lack texts', () => {
    expect(parseOfferDraft({ ...offer, lines: [] }).ok).toBe(true);
    expect(parseOfferDraft(withLine({ text: '' })).ok).toBe(true);
    expect(parseOfferDraft({ ...offer, validUntil: '2020-01-01' }).ok).toBe(true);
  });

  it('is rejected where it is none', () => {
    expect(parseOfferDraft({ ...offer, basis: 'both' }).ok).toBe(false);
  });
});
