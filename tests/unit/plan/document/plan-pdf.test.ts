import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import type { PlanRow } from '@/lib/plan/describe';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { printable } from '@/lib/plan/document/printable';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { buildMenuCard } from '@/lib/plan/menu-card';
import { pricePlan } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';
import { pageCount, pdfText, unpackPdf } from '@/tests/helpers/pdf-text';

const font = (name: string) => readFile(`node_modules/@expo-google-fonts/jost/${name}.ttf`);
const fonts = {
  regular: new Uint8Array(await font('400Regular/Jost_400Regular')),
  bold: new Uint8Array(await font('600SemiBold/Jost_600SemiBold')),
};

const row = (label: string, ...texts: string[]): PlanRow => ({
  id: label,
  fields: ['hauptspeisen'],
  label,
  values: texts.map((text) => ({ text })),
  step: 'speisen',
  scope: 'menu',
});

const plan: PlanDocument = {
  title: 'Ihr Plan & mehr',
  lead: '64 Gäste',
  brand: 'SEEGUT',
  date: 'Stand: 21. November 2026',
  sections: [
    { id: 'menu', title: 'Speisen', rows: [row('Hauptspeisen', 'Rinderfilet rosa', 'Kichererbsencurry')] },
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
  pageLabel: 'Seite {page} von {pages}',
  language: 'de',
};

const made = new Date('2026-11-21T10:00:00Z');

describe('the plan as PDF', () => {
  it('is tagged, names its language and shows its title', async () => {
    const text = unpackPdf(await planPdf(plan, fonts, made));
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    for (const part of [
      '/StructTreeRoot',
      '/MarkInfo',
      '/Lang (de)',
      '/DisplayDocTitle true',
      'pdfuaid:part',
    ]) {
      expect(text, part).toContain(part);
    }
    for (const tag of ['Document', 'H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'P']) {
      expect(text, tag).toMatch(new RegExp(`/S /${tag}\\b`));
    }
    expect(text).toContain('/Artifact');
    expect(pageCount(await planPdf(plan, fonts, made))).toBe(1);
  });

  it('begins with the menu card on a page of its own, numerals raised and explained', async () => {
    const draft: Draft = {
      ...defaultDraft(),
      cateringType: 'seated-dinner',
      package: 'din-welle',
      hauptspeisen: ['h02'],
      details: { ...defaultDraft().details, firstName: 'Zoë', lastName: 'Łódź' },
    };
    const resolved = resolvePlan(draft, made);
    const parts = { draft, plan: resolved, price: pricePlan(resolved), personal: true };
    const card = buildMenuCard(parts, planContext('de'));
    const file = await planPdf({ ...plan, card }, fonts, made);
    expect(pageCount(file)).toBe(2);
    const text = pdfText(file);
    for (const part of ['¹', 'Zoë', 'Łódź', 'WahlderKüche']) expect(text).toContain(part);
    const drawn = unpackPdf(file);
    expect(drawn).toMatch(/\/S \/H1\b/);
    expect([...drawn.matchAll(/\/Type \/Pagination/g)]).toHaveLength(2);
  });

  it('goes on with another page when one is full, and every page has its number', async () => {
    const long = row('Hauptspeisen', 'Ein Gericht mit vielen Zutaten, '.repeat(30));
    const rows = Array.from({ length: 20 }, () => long);
    const file = await planPdf({ ...plan, sections: [{ id: 'menu', title: 'Speisen', rows }] }, fonts, made);
    const pages = pageCount(file);
    expect(pages).toBeGreaterThan(2);
    expect([...unpackPdf(file).matchAll(/\/Type \/Pagination/g)]).toHaveLength(pages);
  });

  it('writes every letter of the languages in which people sign', async () => {
    const names =
      'Łódź Ørsted Çelik Ğül Şahin Žižek Đorđe Háček Ñandú Œuvre ẞ ß Ýr Þór Ő Ű ș ț Ā Ķ ę ą ć ń ś ź ż';
    const file = await planPdf(
      { ...plan, sections: [{ id: 'contact', title: names, rows: [row(names, names)] }] },
      fonts,
      made,
    );
    expect(pdfText(file)).toContain(names.replaceAll(' ', ''));
  });

  it('survives whatever a visitor typed', async () => {
    const text = 'Łódź 🎉 שלום \u202F — “Zitat” \u0007';
    const odd = {
      ...plan,
      sections: [{ id: 'menu', title: text, rows: [row(text, `${text}\n\n${'x'.repeat(9_000)}`)] }],
    };
    expect(pageCount(await planPdf(odd as PlanDocument, fonts, made))).toBeGreaterThan(1);
  });
});

describe('text for a font', () => {
  const knows = (text: string) => (code: number) => text.includes(String.fromCodePoint(code));

  it('keeps what it knows, takes off accents it does not, and says that a letter is missing', () => {
    expect(printable('Zoë', knows('Zoë'))).toBe('Zoë');
    expect(printable('Zoë', knows('Zoe'))).toBe('Zoe');
    expect(printable('Zoë 🎉\n', knows('Zoe '))).toBe('Zoe \n');
    expect(printable('של', knows('Zoe'))).toBe('??');
  });

  it('keeps an amount and its sign on one line where the font can', () => {
    expect(printable('5\u00A0€ 5\u202F%', knows('5€% \u00A0'))).toBe('5\u00A0€ 5\u00A0%');
    expect(printable('5\u00A0€', knows('5€ '))).toBe('5 €');
  });
});
