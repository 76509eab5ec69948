import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import { storedPlanDocument } from '@/lib/inquiry/server/plan-document';
import { defaultDraft, serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';

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
const createdAt = new Date('2026-11-21T10:00:00Z');
const price = calculatePrice(draft, createdAt, voucher);
const inquiry = { payload: JSON.parse(serialiseDraft(draft)), price, createdAt };

test.each(locales)('a sent plan says what was stored, not what it would cost anew (%s)', (locale) => {
  const plan = storedPlanDocument(inquiry, locale, true);
  expect(plan.price?.total.text).toBe(formatCents(price.shownCents, locale));
  expect(plan.price?.lines.some(({ name }) => name.includes('HERBST-10'))).toBe(true);
  expect(plan.notes.join()).toContain('HERBST-10');
  // Without what was stored there is nobody to ask for the voucher.
  const anew = storedPlanDocument({ ...inquiry, price: { grossCents: 100_000 } }, locale, true);
  expect(anew.price?.total.text).not.toBe(plan.price?.total.text);
});
