import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Visual } from '@/components/ui/visual';
import type { CelebrationId, DayMomentId } from '@/content/celebrations';
import type { Locale } from '@/content/locales';
import type { Hero, Section } from '@/content/schema';
import { hoursOf, type Light, lightAt } from '@/lib/celebration/day-hours';
import { formatClock } from '@/lib/i18n/format';
import { HeroWords } from '../hero';

/** Light at the top and at the foot of a section. */
export type LightChange = { readonly from: Light; readonly to: Light };

/** How the light of each section changes: it does where the next hour stands. */
export function lightsOf(day: CelebrationId, sections: readonly Section[]): ReadonlyMap<string, LightChange> {
  const hours = hoursOf(day);
  const tellsDay = (section: Section | undefined) => section?.kind === 'steps' && section.hours;
  const [first] = sections.filter((section) => section.at || tellsDay(section));
  let now: Light = first?.at ? lightAt(day, hours[first.at], 60) : 'day';
  return new Map(
    sections.map((section, index) => {
      const from = now;
      const next = sections[index + 1]?.at;
      // Its own hours lead from the afternoon to the end of the music outdoors.
      if (tellsDay(section)) now = lightAt(day, hours.music);
      else if (next) now = lightAt(day, hours[next]);
      return [section.id, { from, to: now }];
    }),
  );
}

export const lightStyle = ({ from, to }: LightChange) =>
  ({ '--from': `var(--light-${from})`, '--to': `var(--light-${to})` }) as CSSProperties;

type DayProps = { day: CelebrationId; sections: readonly Section[]; children: ReactNode };

/** The line of the day with a sun that stays in view while the hours pass it. */
export function Day({ day, sections, children }: DayProps) {
  const [first] = lightsOf(day, sections).values();
  return (
    <div className="day" style={first && lightStyle({ from: first.from, to: first.from })}>
      <span className="day-sun" aria-hidden="true" />
      {children}
    </div>
  );
}

/** A picture from edge to edge that fades into the day, and the words on the day's own ground. */
export function SkyHero({ hero, locale }: { hero: Hero; locale: Locale }) {
  return (
    <header>
      {hero.media && (
        <div className="sky">
          <Visual media={hero.media} locale={locale} sizes="100vw" height="58svh" priority isShared />
        </div>
      )}
      <div className="wrap pt-6 pb-14">
        <HeroWords hero={hero} locale={locale} />
      </div>
    </header>
  );
}

/** An hour on the line and what it brings. */
export async function DayHour({ day, at, locale }: { day: CelebrationId; at: DayMomentId; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'celebration.moments' });
  const time = hoursOf(day)[at];
  return (
    <div className="wrap">
      <p className="day-hour">
        <time dateTime={time} className="figure">
          {formatClock(time, locale)}
        </time>
        <span>{t(at)}</span>
      </p>
    </div>
  );
}
