import { describe, expect, it } from 'vitest';
import { hireDays, hiredRooms, hirePrices } from '@/content/catering/hire';
import { locales } from '@/content/locales';
import { promos } from '@/content/promos';
import { berlinDay, shownOn } from '@/lib/base/berlin-day';

const entry = { id: 'x', from: '2026-03-01', until: '2026-03-31' };

describe('dated lines', () => {
  it('shows from the first to the last day, both included', () => {
    const shown = (day: string) => shownOn([entry], day).length === 1;
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(shown)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('shows what has no dates always', () => {
    expect(shownOn([{}], '2099-12-31')).toHaveLength(1);
  });

  it('counts days in Berlin, not in UTC', () => {
    expect(berlinDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
    expect(berlinDay(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
  });
});

describe('promo messages', () => {
  it('are free delivery and the winter saving, each in every language', () => {
    const today = shownOn(promos, '2026-11-21');
    expect(today.map((promo) => promo.id)).toEqual(['delivery', 'winter']);
    for (const promo of promos)
      for (const locale of locales) expect(promo.text[locale].length).toBeGreaterThan(10);
  });

  it('promise the saving that the price list gives, no more', () => {
    const savings = hiredRooms.flatMap((room) =>
      hireDays.map((day) => (1 - hirePrices[room].winter[day] / hirePrices[room].summer[day]) * 100),
    );
    const said = promos.find(({ id }) => id === 'winter')?.text.de.match(/(\d+) %/)?.[1];
    expect(Number(said)).toBeCloseTo(Math.max(...savings), 5);
  });

  it('never speak of a season that is over', () => {
    for (const promo of shownOn(promos, '2027-12-01'))
      expect(JSON.stringify(promo.text)).not.toMatch(/20\d\d/);
  });

  it('end whenever they claim a saving or a scarcity', () => {
    for (const promo of promos) {
      if (/%|wenige/.test(promo.text.de)) expect(promo.until).toBeDefined();
    }
  });
});
