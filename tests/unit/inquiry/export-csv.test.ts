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

/** Reads RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let inQuotes = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (inQuotes) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else inQuotes = false;
    } else if (letter === '"') inQuotes = true;
    else if (letter === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
      at += 1;
    } else cell += letter;
  }
  return rows.slice(0, -1);
}

const record = (text: string, row = 1): Readonly<Record<string, string>> => {
  const [head = [], ...rows] = readCsv(text.replace(/^\ufeff/, ''));
  return Object.fromEntries(head.map((name, index) => [name, rows[row - 1]?.[index] ?? 'no cell']));
};

describe('a table as CSV', () => {
  it('is what RFC 4180 says, with the mark of UTF-8', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['1,5', 'say "x"'],
          ['zwei\nZeilen', null],
        ],
        'de-DE',
      ),
    ).toBe('\ufeffa,b\r\n"1,5","say ""x"""\r\n"zwei\nZeilen",\r\n');
  });

  it('writes numbers as the language does', () => {
    expect(toCsv(['a'], [[1234.5], [-7]], 'de-DE')).toBe('\ufeffa\r\n"1234,5"\r\n-7\r\n');
    expect(toCsv(['a'], [[1234.5]], 'en-GB')).toBe('\ufeffa\r\n1234.5\r\n');
  });

  it.each([
    '=1+1',
    '+49 151',
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
  ])('never lets %j become a formula', (text) => {
    const [[cell = '']] = readCsv(toCsv([text], [], 'de-DE').slice(1)) as [string[]];
    expect(cell).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/u);
    expect(cell.endsWith(text)).toBe(true);
  });

  it('comes back as it was, but for formulas', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const width = Math.min(...rows.map(({ length }) => length));
          const cells = rows.map((row) => row.slice(0, width));
          const read = readCsv(toCsv(cells[0] ?? [], cells.slice(1), 'de-DE').slice(1));
          expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
            cells.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
          );
        },
      ),
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
      'Tag der Veranstaltung': '2027-06-12',
      'Voraussichtlicher Preis': '1234,56',
      'Netto oder brutto': 'netto',
      Firma: `'@Beispiel, "Söhne"`,
      Name: "'=Ada",
      Telefon: "'+49 151 1234567",
      Bestellnummer: `'=HYPERLINK("https://evil.example")`,
    });
  });

  it.each(locales)('names its columns (%s)', (locale) => {
    const [head = []] = readCsv(inquiriesCsv([], { ...options, locale }).slice(1));
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
    expect(row).toMatchObject({ Fassung: '2', 'Angenommen von': "'+Ada", Angenommen: '2026-11-21' });
  });

  it('leaves the acceptance open where there is none', () => {
    expect(record(offersCsv([{ ...offer, acceptance: null }], options))).toMatchObject({
      Angenommen: '',
      'Bedingungen vom': '',
    });
  });
});
