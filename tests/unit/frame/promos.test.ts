import { describe, expect, it } from 'vitest';
import { hireDays, hiredRooms, hirePrices, hireSeasons } from '@/content/catering/hire';
import { locales } from '@/content/locales';
import { type Promo, promoPlaces } from '@/content/promos';
import { berlinDay, isInYearlyDays } from '@/lib/base/berlin-day';

const shownOn = (day: string): readonly Promo[] =>
  promoPlaces.flatMap((place) => place.find(({ days }) => !days || isInYearlyDays(days, day)) ?? []);

const everyDay = Array.from({ length: 731 }, (_, index) =>
  berlinDay(new Date(Date.UTC(2027, 0, 1 + index, 12))),
);

describe('days of the year', () => {
  it('hold from the first to the last one, both included', () => {
    const march = { from: '03-01', until: '03-31' };
    const holding = ['2026-02-28', '2026-03-01', '2031-03-31', '2026-04-01'].map((day) =>
      isInYearlyDays(march, day),
    );
    expect(holding).toEqual([false, true, true, false]);
  });

  it('count in Berlin, not in UTC', () => {
    expect(berlinDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
    expect(berlinDay(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
  });
});

describe('promo messages', () => {
  it('are three different ones on every day of the year', () => {
    for (const day of everyDay)
      for (const locale of locales)
        expect(new Set(shownOn(day).map(({ text }) => text[locale])).size, day).toBe(3);
  });

  it('begin with free delivery, and speak of the saving exactly while the winter prices hold', () => {
    for (const day of everyDay) {
      const [first, second] = shownOn(day);
      expect(first?.text.de).toContain('bis 30 km');
      const isWinter = hireSeasons.winter.some((month) => month === Number(day.slice(5, 7)));
      expect(second?.text.de.includes('%'), day).toBe(isWinter);
    }
  });

  it('promise the saving that the price list gives, no more', () => {
    const savings = hiredRooms.flatMap((room) =>
      hireDays.map((day) => (1 - hirePrices[room].winter[day] / hirePrices[room].summer[day]) * 100),
    );
    const said = shownOn('2027-01-10')[1]?.text.de.match(/(\d+) %/)?.[1];
    expect(Number(said)).toBeCloseTo(Math.max(...savings), 5);
  });

  it('never name a year, which would be over one day', () => {
    expect(JSON.stringify(promoPlaces.flat().map(({ text }) => text))).not.toMatch(/20\d\d/);
  });

  it('end whenever they claim a saving or a scarcity', () => {
    for (const promo of promoPlaces.flat())
      if (/%|wenige/.test(promo.text.de)) expect(promo.days).toBeDefined();
  });
});
