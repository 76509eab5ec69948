import { describe, expect, it } from 'vitest';
import { usualEvents } from '@/content/catering/usual-events';
import { celebrations, type DayMomentId } from '@/content/celebrations';
import { house } from '@/content/house';
import { pageContent } from '@/content/pages';
import { dataRouteIds } from '@/content/routes';
import { hoursOf } from '@/lib/celebration/day-hours';
import { formatClock } from '@/lib/i18n/format';
import { toMinutes } from '@/lib/plan/times';

/** Minutes after six in the morning, so that the night follows its evening. */
const order = (time: string) => ((toMinutes(time) ?? 0) + 18 * 60) % (24 * 60);

describe('hours of a celebration', () => {
  it('begin and end where the configurator proposes it', () => {
    for (const id of Object.keys(celebrations) as (keyof typeof celebrations)[]) {
      const { start, end } = usualEvents[celebrations[id].occasion];
      expect(hoursOf(id)).toMatchObject({ begin: start, end, closes: house.hours.celebrationEnds });
    }
  });

  it('ascend down every page that tells a day', async () => {
    const pages = await Promise.all(dataRouteIds.map((id) => pageContent(id, 'de')));
    const told = pages.flatMap(({ day, sections }) => {
      const moments = sections.flatMap(({ at }): DayMomentId[] => (at ? [at] : []));
      return day ? [moments.map((moment) => order(hoursOf(day)[moment]))] : [];
    });
    expect(told.length).toBeGreaterThanOrEqual(6);
    for (const times of told) expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
  });

  it('read as a clock in each language', () => {
    expect(formatClock('18:30', 'de')).toBe('18:30');
    expect(formatClock('18:30', 'es')).toBe('18:30');
    expect(formatClock('18:30', 'en')).toBe('6.30\u00a0p.m.');
    expect(formatClock('00:00', 'en')).toBe('12\u00a0a.m.');
  });
});
