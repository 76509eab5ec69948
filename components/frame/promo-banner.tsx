'use client';

import { useEffect, useState } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { Link } from '@/components/ui/link';
import { isInYearlyDays } from '@/lib/base/berlin-day';
import { Icon } from '../ui/icon';
import { useReducedMotion } from './use-reduced-motion';
import { useToday } from './use-today';

/** A new message every so many milliseconds. */
const rotationMs = 5000;

export type PromoLine = { id: string; text: string; href: string; days?: { from: string; until: string } };

type Props = {
  /** What may stand in each place; the last of each holds always (content/promos.ts). */
  places: readonly (readonly PromoLine[])[];
  /** Takes the last place while the calendar proves it; `{year}` is filled in. */
  scarce: Pick<PromoLine, 'text' | 'href'>;
  /** The day of the build, YYYY-MM-DD; what the HTML shows until the visitor's own day is known. */
  builtOn: string;
  labels: { region: string; pause: string; play: string; next: string };
};

/** Three messages above the header: they take turns, can be stopped, and stand still under reduced motion. */
export function PromoBanner({ places, scarce, builtOn, labels }: Props) {
  const today = useToday(builtOn);
  const proven = useScarceDates(scarce, today);
  const lasting = places.flatMap(
    (place) => place.find(({ days }) => !days || isInYearlyDays(days, today)) ?? [],
  );
  const shown = proven ? [...lasting.slice(0, -1), proven] : lasting;
  const still = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const running = !paused && !held && !still;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTurn((current) => current + 1), rotationMs);
    return () => clearInterval(timer);
  }, [running]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      aria-label={labels.region}
      className="promo"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ul className="promo-lines">
        {shown.map((line, index) => (
          <li key={line.id} data-current={index === turn % shown.length || undefined}>
            <Link href={line.href}>{line.text}</Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="promo-button"
        aria-label={still ? labels.next : paused ? labels.play : labels.pause}
        onClick={() => (still ? setTurn(turn + 1) : setPaused(!paused))}
      >
        <Icon name={still ? 'next' : paused ? 'play' : 'pause'} className="size-3.5" />
      </button>
    </section>
  );
}

/** The line about few dates, if the calendar proves it; it is asked after the visitor's first interaction. */
function useScarceDates({ text, href }: Props['scarce'], today: string): PromoLine | null {
  const [year, setYear] = useState<string | null>(null);
  useEffect(
    () =>
      onFirstInteraction(() => {
        import('@/lib/calendar/browser/scarce-dates')
          .then(({ fetchScarceYear }) => fetchScarceYear(today))
          .then(setYear, () => undefined);
      }),
    [today],
  );
  return year === null ? null : { id: `dates-${year}`, text: text.replace('{year}', year), href };
}
