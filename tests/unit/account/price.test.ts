import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { parseDraftFrom } from '@/lib/account/browser/api';
import { inquiryPlan } from '@/lib/account/browser/pdf';
import { priceIn } from '@/lib/account/browser/price';
import { formatCents } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { defaultDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const draft = {
  ...defaultDraft(),
  customerType: 'private',
  package: 'din-ufer',
  cateringType: 'seated-dinner',
  voucherCode: 'HERBST-10',
} as const;
const voucher = {
  code: 'HERBST-10',
  status: 'valid',
  percent: 10,
  amountCents: null,
  minimumGrossCents: 0,
} as const;

/** As it comes back from the database. */
const stored = () => JSON.parse(JSON.stringify(calculatePrice(draft, new Date('2026-11-21'), voucher)));

test('a stored price is taken as it is, with its voucher', () => {
  const price = stored();
  expect(price.lines.some(({ kind }: { kind: string }) => kind === 'voucher')).toBe(true);
  expect(priceIn(price)).toEqual(price);
});

test.each([
  ['nothing', () => null],
  ['an earlier shape', () => ({ grossCents: 100_000 })],
  ['another kind of line', () => ({ ...stored(), lines: [{ ...stored().lines[0], kind: 'rental' }] })],
  ['another unit', () => ({ ...stored(), lines: [{ ...stored().lines[0], unit: 'pallet' }] })],
  ['another notice', () => ({ ...stored(), notices: [{ code: 'newer', params: {} }] })],
  ['an amount in words', () => ({ ...stored(), shownCents: 'much' })],
])('%s is no price to write out', (_, value) => {
  expect(priceIn(value())).toBeNull();
});

test.each(locales)(
  'the plan of a sent inquiry says what was stored, not what it would cost anew (%s)',
  (locale) => {
    const price = stored();
    const messages = { de, en, es }[locale];
    const inquiry = {
      reference: 'SG-2026-000001',
      stateKey: '',
      createdAt: '2026-11-21T10:00:00Z',
      answerBy: '2026-11-24T10:00:00Z',
      state: 'received',
      eventDate: null,
      guests: 50,
      grossCents: price.grossCents,
      draft: parseDraftFrom(draft),
    } as const;
    const texts = { messages, catalogue: catalogueTexts(locale) };
    const plan = inquiryPlan({ ...inquiry, price: priceIn(price) }, locale, texts);
    expect(plan.price?.total.text).toBe(formatCents(price.shownCents, locale));
    expect(plan.price?.lines.some(({ name }) => name.includes('HERBST-10'))).toBe(true);
    expect(plan.notes.join()).toContain('HERBST-10');
    // Without what was stored there is nobody to ask for the voucher.
    const anew = inquiryPlan({ ...inquiry, price: null }, locale, texts);
    expect(anew.price?.total.text).not.toBe(plan.price?.total.text);
  },
);
