import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { planPdf, printable, wrapped } from '@/lib/plan/document/plan-pdf';

const plan: PlanDocument = {
  title: 'Ihr Plan',
  lead: '64 Gäste',
  sections: [
    {
      heading: 'Speisen',
      rows: [{ term: 'Hauptspeisen', text: 'Rinderfilet rosa (Allergene: Milch)\nKichererbsencurry' }],
    },
  ],
  price: {
    heading: 'Positionen',
    lines: [{ name: 'Paket Welle', detail: '64 × Person', amount: '5.067,52 €' }],
    sums: [{ term: '7 % USt. auf 4.736,00 €', text: '331,52 €' }],
    total: { term: 'Voraussichtlicher Preis', text: '5.067,52 €' },
    basis: 'inkl. USt.',
  },
  notes: ['Spuren können wir nicht ausschließen.'],
  footer: 'Seegut',
  language: 'de',
};

const letters = (text: string) => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));

describe('the plan as PDF', () => {
  it('is a PDF with title and language', async () => {
    const file = await planPdf(plan, new Date('2026-11-21T10:00:00Z'));
    const read = await PDFDocument.load(file);
    expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-');
    expect(read.getTitle()).toBe('Ihr Plan');
    expect(read.getPageCount()).toBe(1);
  });

  it('goes on with another page when one is full', async () => {
    const row = { term: 'Hauptspeisen', text: 'Ein Gericht mit vielen Zutaten, '.repeat(30) };
    const file = await planPdf(
      { ...plan, sections: [{ heading: 'Speisen', rows: Array(20).fill(row) }] },
      new Date(),
    );
    expect((await PDFDocument.load(file)).getPageCount()).toBeGreaterThan(2);
  });

  it('prints whatever a visitor typed', async () => {
    const text = 'Łódź 🎉 שלום \u202F — “Zitat” \u0007';
    const odd = {
      ...plan,
      sections: [{ heading: text, rows: [{ term: text, text: `${text}\n\n${'x'.repeat(900)}` }] }],
    };
    expect((await planPdf(odd, new Date())).length).toBeGreaterThan(1_000);
  });
});

describe('text for a font with few letters', () => {
  it('keeps what it knows, takes accents off what it does not, and leaves out the rest', () => {
    expect(printable('Zoë', letters('Zoë'))).toBe('Zoë');
    expect(printable('Zoë', letters('Zoe'))).toBe('Zoe');
    expect(printable('Zoë 🎉\n', letters('Zoe '))).toBe('Zoe \n');
  });

  it('breaks at spaces and inside words only where one is too long', () => {
    const measureWidth = (text: string) => text.length;
    expect(wrapped('ein zwei drei', 8, measureWidth)).toEqual(['ein zwei', 'drei']);
    expect(wrapped('abcdefghij', 4, measureWidth)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrapped('a\n\nb', 9, measureWidth)).toEqual(['a', '', 'b']);
  });
});
