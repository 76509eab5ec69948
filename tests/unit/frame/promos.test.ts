import { describe, expect, it } from 'vitest';
import { hireDays, hiredRooms, hirePrices, hireSeasons } from '@/content/catering/hire';
import { type Promo, promoPlaces } from '@/content/promos';
import { berlinDay, isInYearlyDays } from '@/lib/base/berlin-day';

const shownOn = (day: string): readonly Promo[] =>
  promoPlaces.flatMap((place) => place.find(({ days }) => !days || isInYearlyDays(days, day)) ?? []);

const everyDay = Array.from({ length: 731 }, (_, index) =>
  berlinDay(new Date(Date.UTC(2027, 0, 1 + index, 12))),
);

describe('promo messages', () => {
  it('count days in Berlin, the first and the last both included', () => {
    const march = { from: '03-01', until: '03-31' };
    const days = ['2026-02-28', '2026-03-01', '2031-03-31', '2026-04-01'];
    expect(days.map((day) => isInYearlyDays(march, day))).toEqual([false, true, true, false]);
    expect(berlinDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  });

  it('are three, free delivery first, and speak of the saving exactly while the winter prices hold', () => {
    for (const day of everyDay) {
      const [first, second, ...others] = shownOn(day);
      expect(others).toHaveLength(1);
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
});
