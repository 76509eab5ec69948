import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { versionDocument } from '@/lib/inquiry/server/plan-document';
import { defaultDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { sentVersion } from '@/tests/helpers/letters';

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
const version = { ...sentVersion(draft, createdAt), price };

test.each(locales)('a sent plan says what was stored, not what it would cost anew (%s)', (locale) => {
  const plan = versionDocument(version, { createdAt, agreed: null }, answerContext(locale), true);
  expect(plan.price?.total.text).toContain(formatCents(price.shownCents, locale));
  expect(JSON.stringify(plan.sections)).toContain('HERBST-10');
});
