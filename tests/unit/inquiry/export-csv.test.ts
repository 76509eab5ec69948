import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { toCsv } from '@/lib/base/csv';
import {
  type ExportedInquiry,
  type ExportedOffer,
  inquiriesCsv,
  offersCsv,
} from '@/lib/inquiry/server/export-csv';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { offerFromPlan, priceOffer } from '@/lib/offer/offer';
import { serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { filled, now } from './request';

/** Reads a table as spreadsheets do: a quote opens at a cell's beginning only; what follows its end is text. */
function readCsv(text: string, separator = ';'): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let cell: string | null = null;
  const row: string[] = [];
  let inQuotes = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (inQuotes && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (inQuotes || cell === null)) {
      inQuotes = !inQuotes;
      cell ??= '';
    } else if (inQuotes) cell += letter;
    else if (letter === separator || letter === '\n') {
      row.push((cell ?? '').replace(/\r$/, ''));
      cell = null;
      if (letter === '\n') rows.push(row.splice(0));
    } else cell = (cell ?? '') + letter;
  }
  return rows;
}

const record = (text: string, row = 1): Readonly<Record<string, string>> => {
  const [head = [], ...rows] = readCsv(text.replace(/^\ufeff/, ''));
  return Object.fromEntries(head.map((name, index) => [name, rows[row - 1]?.[index] ?? 'no cell']));
};

const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/u;

describe('a table as CSV', () => {
  it('has every cell in quotes and the mark of UTF-8', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['1,5', 'say "x"'],
          ['zwei\nZeilen', null],
        ],
        'de-DE',
      ),
    ).toBe('\ufeff"a";"b"\r\n"1,5";"say ""x"""\r\n"zwei\nZeilen";""\r\n');
  });

  it.each([
    ['de-DE', '"1234,50";"-7";"12.06.2027"'],
    ['es-ES', '"1234,50";"-7";"12/06/2027"'],
    ['en-GB', '"1234.50","-7","2027-06-12"'],
  ])('writes amounts and days as the programs of %s read them', (region, line) => {
    expect(toCsv([], [[1234.5, -7, { isoDay: '2027-06-12' }]], region)).toBe(`\ufeff\r\n${line}\r\n`);
  });

  const hostile = [
    '=1',
    '+49',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\u200b=1',
    '"=1',
  ];
  it.each([
    ...hostile,
    ...hostile.flatMap((text) => [`Eve;${text};`, `Eve,${text}`, `x";${text}`, `x\r\n${text}`]),
  ])('never lets %j become a formula, whichever separator is taken', (text) => {
    for (const region of ['de-DE', 'en-GB']) {
      const file = toCsv(['a', 'b'], [['before', text]], region).slice(1);
      for (const separator of [',', ';', '\t']) {
        for (const cell of readCsv(file, separator).flat()) expect(cell).not.toMatch(formula);
      }
    }
  });

  it('comes back as it was, but for formulas, which no separator brings about', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...',;"=+-@\t\n \''), fc.string({ unit: 'grapheme' })),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const file = toCsv([], rows, 'de-DE').slice('\ufeff\r\n'.length);
        const plain = (cells: readonly (readonly string[])[]) =>
          cells.map((row) => row.map((cell) => cell.replaceAll("'", '').replace(/\r$/, '')));
        expect(plain(readCsv(file))).toEqual(plain(rows));
        for (const separator of [',', ';', '\t'])
          for (const cell of readCsv(file, separator).flat()) expect(cell).not.toMatch(formula);
      }),
    );
  });
});

const draft = {
  ...filled,
  customerType: 'business' as const,
  purchaseOrder: '=HYPERLINK("https://evil.example")',
  details: { ...filled.details, company: '@Beispiel, "Söhne"', phone: '+49 151 1234567' },
};
const inquiry: ExportedInquiry = {
  reference: 'SG-2026-7KQ4M',
  state: 'offer_sent',
  createdAt: now,
  answerBy: now,
  assigneeName: 'Jule',
  decidedAt: null,
  decidedBy: null,
  locale: 'de',
  name: '=Ada',
  email: 'ada@example.org',
  payload: JSON.parse(serialiseDraft(draft)),
  serverTotalCents: 123_456,
};
const options = { locale: 'de', stateName: (state: string) => `(${state})` } as const;

describe('the export of inquiries', () => {
  it('has one row for each, with plan, price and what an invoice needs', () => {
    expect(record(inquiriesCsv([inquiry], options))).toMatchObject({
      Nummer: 'SG-2026-7KQ4M',
      Stand: '(offer_sent)',
      'Tag der Veranstaltung': '12.06.2027',
      'Voraussichtlicher Preis': '1234,56',
      'Netto oder brutto': 'netto',
      Firma: `'@Beispiel, "Söhne"`,
      Name: "'=Ada",
      Telefon: "'+49 151 1234567",
      Bestellnummer: `'=HYPERLINK("https://evil.example")`,
    });
  });

  it.each(locales)('names its columns (%s)', (locale) => {
    const [head = []] = readCsv(
      inquiriesCsv([], { ...options, locale }).slice(1),
      locale === 'en' ? ',' : ';',
    );
    expect(new Set(head).size).toBe(head.length);
    for (const title of head) expect(title).not.toMatch(/^export\./);
  });
});

describe('the export of offers', () => {
  const price = calculatePrice(draft, now);
  const body = offerFromPlan(draft, price, planContext('de'), now);
  const offer: ExportedOffer = {
    reference: 'SG-2026-7KQ4M',
    name: 'Ada Muster',
    email: 'ada@example.org',
    version: 2,
    state: 'accepted',
    sentAt: now,
    sentByName: 'Jule',
    body: JSON.parse(JSON.stringify(body)),
    acceptance: { name: '+Ada', termsVersion: '2026-11-22', acceptedAt: now },
  };

  it('adds up: net and tax of both rates are the gross', () => {
    const row = record(offersCsv([offer], options));
    const amount = (name: string) => Math.round(Number(row[name]?.replace(',', '.')) * 100);
    const parts = ['Netto 7 %', 'USt. 7 %', 'Netto 19 %', 'USt. 19 %'].map(amount);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount('Brutto'));
    expect(amount('Brutto')).toBe(priceOffer(body).grossCents);
    expect(row).toMatchObject({ Fassung: '2', 'Angenommen von': "'+Ada", Angenommen: '21.11.2026' });
  });

  it('leaves the acceptance open where there is none', () => {
    expect(record(offersCsv([{ ...offer, acceptance: null }], options))).toMatchObject({
      Angenommen: '',
      'Bedingungen vom': '',
    });
  });
});
