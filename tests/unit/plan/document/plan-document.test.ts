import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { isPlanDocument } from '@/lib/plan/document/plan-document';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';

const now = new Date('2026-11-21T10:00:00Z');
const dinner: Draft = {
  ...defaultDraft(),
  customerType: 'private',
  cateringType: 'seated-dinner',
  package: 'din-welle',
  guests: 64,
  veganGuests: 6,
  hauptspeisen: ['h02', 'h10'],
  services: ['s01'],
  locationType: 'venue',
  details: { ...defaultDraft().details, date: eventDay('2027-06-12'), timeEnd: '23:00' },
};

const getDocument = (draft: Draft, locale: (typeof locales)[number]) =>
  buildPlanDocument(
    {
      draft,
      plan: resolvePlan(draft, now),
      price: calculatePrice(draft, now),
      notices: ['Ein Hinweis'],
      personal: true,
      made: now,
    },
    planContext(locale),
  );

describe('the plan in words', () => {
  it.each(locales)('names dishes with allergens, prices and VAT (%s)', (locale) => {
    const plan = getDocument(dinner, locale);
    const texts = catalogueTexts(locale);
    const all = JSON.stringify(plan);
    expect(all).toContain(texts.dishes.h10);
    expect(all).toContain(texts.allergens.I);
    expect(plan.price?.lines.length).toBeGreaterThan(1);
    expect(plan.price?.sums.length).toBeGreaterThanOrEqual(2);
    expect(plan.notes).toContain(texts.traces);
    expect(isPlanDocument(JSON.parse(all))).toBe(true);
  });

  it('has no price part before a package is chosen and leaves out empty parts', () => {
    const plan = getDocument(defaultDraft(), 'de');
    expect(plan.price).toBeNull();
    expect(plan.sections.every(({ rows }) => rows.length > 0)).toBe(true);
  });

  it('is recognised only when it is whole', () => {
    const plan = getDocument(dinner, 'de');
    expect(isPlanDocument({ ...plan, notes: [1] })).toBe(false);
    expect(isPlanDocument({ ...plan, sections: [{ heading: 'x' }] })).toBe(false);
    expect(isPlanDocument({ ...plan, price: {} })).toBe(false);
    expect(isPlanDocument({ ...plan, plates: [{ plate: 'v01' }] })).toBe(false);
    expect(isPlanDocument({ ...plan, variants: [{}] })).toBe(false);
    expect(isPlanDocument(null)).toBe(false);
  });
});
