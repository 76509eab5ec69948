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
const createdAt = new Date('2026-11-21T10:00:00Z');
// Of a catalogue that has changed since.
const price = calculatePrice({ ...draft, guests: draft.guests + 1 }, createdAt);
const inquiry = { payload: JSON.parse(serialiseDraft(draft)), price, createdAt };

test.each(locales)('a sent plan says what was stored, not what it would cost anew (%s)', (locale) => {
  const plan = storedPlanDocument(inquiry, locale, true);
  expect(plan.price?.total.text).toContain(formatCents(price.shownCents, locale));
  expect(JSON.stringify(plan.sections)).toContain('HERBST-10');
});
