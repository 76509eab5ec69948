import { describe, expect, it } from 'vitest';
import { usualEvents } from '@/content/catering/usual-events';
import { celebrations, type DayMomentId } from '@/content/celebrations';
import { house } from '@/content/house';
import { locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { dataRouteIds } from '@/content/routes';
import { hoursOf, lightAt } from '@/lib/celebration/day-hours';
import { formatClock } from '@/lib/i18n/format';
import { toMinutes } from '@/lib/plan/times';

/** Minutes after six in the morning, so that the night follows its evening. */
const order = (time: string) => ((toMinutes(time) ?? 0) + 18 * 60) % (24 * 60);

const celebrationPages = async () => {
  const pages = await Promise.all(
    dataRouteIds.flatMap((id) =>
      locales.map(async (locale) => ({ id, locale, page: await pageContent(id, locale) })),
    ),
  );
  return pages.filter(({ page }) => page.composition === 'celebration');
};

describe('hours of a celebration', () => {
  it('begin and end where the configurator proposes it', () => {
    for (const id of Object.keys(celebrations) as (keyof typeof celebrations)[]) {
      const { start, end } = usualEvents[celebrations[id].occasion];
      expect(hoursOf(id)).toMatchObject({ begin: start, end, closes: house.hours.celebrationEnds });
    }
  });

  it('ascend down every page that tells a day', async () => {
    const pages = await celebrationPages();
    expect(pages.length).toBeGreaterThanOrEqual(6 * locales.length);
    for (const { id, locale, page } of pages) {
      const { day } = page;
      if (!day) throw new Error(`No day: ${id} ${locale}`);
      const hours = hoursOf(day);
      const told = page.sections.flatMap(({ at }): DayMomentId[] => (at ? [at] : []));
      const times = told.map((moment) => order(hours[moment]));
      expect(times.length, id).toBeGreaterThan(0);
      expect(times, `${id} ${locale}`).toEqual([...times].sort((one, other) => one - other));
      expect(new Set(times).size, id).toBe(times.length);
    }
  });

  it('agree with the wedding day that is told hour by hour', async () => {
    const { sections } = await pageContent('locationWeddings', 'de');
    const times = sections.flatMap((section) =>
      section.kind === 'steps' && section.hours ? section.items.map(({ time }) => time) : [],
    );
    const { opens, ceremony, dinner, music } = hoursOf('wedding');
    expect(times).toEqual(expect.arrayContaining([opens, ceremony, dinner, music]));
  });

  it('follow the sun of the season', () => {
    expect(lightAt('summer-party', '18:00')).toBe('day');
    expect(lightAt('christmas-party', '15:30')).toBe('golden');
    expect(lightAt('christmas-party', '18:00')).toBe('night');
    expect(lightAt('summer-party', '22:00')).toBe('dusk');
    expect(lightAt('wedding', '02:00')).toBe('night');
  });

  it('read as a clock in each language', () => {
    expect(formatClock('18:30', 'de')).toBe('18:30');
    expect(formatClock('18:30', 'es')).toBe('18:30');
    expect(formatClock('18:30', 'en')).toBe('6.30\u00a0p.m.');
    expect(formatClock('00:00', 'en')).toBe('12\u00a0a.m.');
    expect(formatClock('10:00', 'en')).toBe('10\u00a0a.m.');
  });
});
