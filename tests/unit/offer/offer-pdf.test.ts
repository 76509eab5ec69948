import { describe, expect, it } from 'vitest';
import { offerContext } from '@/lib/inquiry/server/mail/plan-context';
import { type OfferBody, offerFromPlan } from '@/lib/offer/offer';
import { buildOfferDocument } from '@/lib/offer/offer-document';
import { offerPdf } from '@/lib/offer/server/offer-pdf';
import { calculatePrice } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { pdfText, unpackPdf } from '@/tests/helpers/pdf-text';
import { now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

const sentAt = new Date('2026-11-22T10:00:00Z');

function documentFor(id: string, change: Partial<OfferBody> = {}) {
  const { draft } = parseDraft(JSON.stringify(plans.find((plan) => plan.id === id)?.draft));
  const context = offerContext('en');
  const body = { ...offerFromPlan(draft, calculatePrice(draft, now), context, now), ...change };
  return buildOfferDocument(
    {
      body,
      reference: 'SG-2026-7KQ4M',
      version: 2,
      sentAt,
      plan: { lines: [], guests: body.guests, day: body.day },
      customer: [{ term: 'Name', text: 'Zoë Łukasz & Söhne' }],
      termsAddress: 'https://seegut.example/agb',
    },
    context,
  );
}
const bare = (text: string) => text.replace(/\s/g, '');

describe('an offer as PDF', () => {
  it('is tagged, names its language and holds every line, sum and condition', async () => {
    const document = documentFor('conference-half', {
      message: 'Bis bald! 🎉 שלום\u0007\n\nIhre Küche',
      discountPercent: 2,
    });
    const file = await offerPdf(document, sentAt);
    const structure = unpackPdf(file);
    expect(structure.startsWith('%PDF-1.7')).toBe(true);
    for (const part of [
      '/StructTreeRoot',
      '/MarkInfo',
      '/Lang (en)',
      '/DisplayDocTitle true',
      'pdfuaid:part',
    ])
      expect(structure, part).toContain(part);
    for (const tag of ['Document', 'H1', 'H2', 'L', 'LI', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(structure, tag).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(structure).toMatch(/\/Scope \/Column/);
    expect(structure).toMatch(/\/Scope \/Row/);
    const text = pdfText(file);
    const { offer, title, lead, terms, columns, customer } = document;
    const expected = [
      title,
      lead,
      ...columns,
      ...(customer?.rows ?? []).map((row) => row.text),
      ...offer.lines.flatMap((line) => [line.text, line.quantity, line.unitPrice, line.rates, line.amount]),
      offer.discount?.text ?? 'no discount',
      offer.total.text,
      offer.deposit?.text ?? 'no deposit',
      ...offer.vat.flatMap((share) => [share.rate, share.net, share.tax, share.gross]),
      ...offer.facts.map((fact) => fact.text),
      ...terms,
      'Bis bald!',
      'Seegut Eventlocation & Catering GmbH',
    ];
    for (const part of expected) expect(text, part).toContain(bare(part));
  });
});
