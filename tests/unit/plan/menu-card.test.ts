import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish } from '@/lib/plan/dish-catalogue';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { buildMenuCard } from '@/lib/plan/menu-card';
import { pricePlan } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';

const now = new Date('2026-11-21T10:00:00Z');
const blank = defaultDraft();
const dinner: Draft = {
  ...blank,
  customerType: 'private',
  cateringType: 'seated-dinner',
  package: 'din-welle',
  guests: 64,
  eventType: 'wedding',
  vorspeisen: ['v02'],
  hauptspeisen: ['h02', 'h10'],
  services: ['s06'],
  locationType: 'venue',
  details: {
    ...blank.details,
    date: eventDay('2027-06-12'),
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    company: 'Werft GmbH',
  },
};

const cardOf = (draft: Draft, personal = true, locale: (typeof locales)[number] = 'de') => {
  const plan = resolvePlan(draft, now);
  return buildMenuCard({ draft, plan, price: pricePlan(plan), personal }, planContext(locale));
};

describe('the menu card', () => {
  it('names occasion, host, day and guests', () => {
    const card = cardOf(dinner);
    expect(card).toMatchObject({ title: 'Hochzeit', host: 'Zoë Lindqvist' });
    expect(card.facts.join()).toMatch(/12\. Juni 2027.*64 Gäste/);
  });

  it('names nobody when it is passed on', () => {
    const text = JSON.stringify(cardOf(dinner, false));
    expect(text).not.toMatch(/Lindqvist|Werft/);
  });

  it('sets the chosen dishes line by line, and says what the kitchen still chooses', () => {
    const [starters, mains] = cardOf(dinner).courses;
    expect(starters?.lines.map(({ name }) => name)).toEqual([catalogueTexts('de').dishes.v02]);
    expect(mains?.lines).toHaveLength(2);
    const open = resolvePlan(dinner, now).menu.vorspeisen.open;
    expect(open).toBeGreaterThan(0);
    expect(starters?.open).toContain(open === 1 ? 'ein Gericht' : String(open));
  });

  for (const locale of locales) {
    it(`explains every numeral of a line, in the same words as a screen reader hears (${locale})`, () => {
      const card = cardOf(dinner, true, locale);
      const legend = new Map(card.legend.map(({ mark, text }) => [mark, text]));
      const lines = card.courses.flatMap((course) => course.lines);
      expect(lines.some(({ marks }) => marks.length > 0)).toBe(true);
      for (const { marks, contains } of lines) {
        expect(new Set(marks).size).toBe(marks.length);
        for (const mark of marks) expect(contains).toContain(legend.get(mark));
      }
    });
  }

  it('declares all allergens and additives of a dish, and numbers only what the card contains', () => {
    const { legend, courses } = cardOf({
      ...dinner,
      services: [],
      package: null,
      hauptspeisen: ['h02'],
      vorspeisen: [],
    });
    const dish = getDish('h02');
    expect(courses[0]?.lines[0]?.marks).toHaveLength(
      (dish?.allergens.length ?? 0) + (dish?.additives.length ?? 0),
    );
    expect(legend.map(({ mark }) => mark)).toEqual(legend.map((_, index) => index + 1));
    expect(legend).toHaveLength(courses[0]?.lines[0]?.marks.length ?? 0);
  });

  it('has the shown total on its back, net for a company', () => {
    const price = pricePlan(resolvePlan(dinner, now));
    expect(cardOf(dinner)).toMatchObject({ totalCents: price.grossCents, price: { basis: 'inkl. USt.' } });
    const dayOpen = cardOf({ ...dinner, details: blank.details });
    expect([dayOpen.price?.total.text, dayOpen.perGuest].join()).toMatch(/^ab .*,ab .* pro Gast$/);
    const business: Draft = { ...dinner, customerType: 'business', eventType: null };
    expect(cardOf(business)).toMatchObject({
      totalCents: pricePlan(resolvePlan(business, now)).netCents,
      price: { basis: 'zzgl. USt.' },
    });
  });
});
