'use client';

import { useEffect, useState } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { Link } from '@/components/ui/link';
import { shownOn } from '@/lib/base/berlin-day';
import { Icon } from '../ui/icon';
import { useReducedMotion } from './use-reduced-motion';
import { useToday } from './use-today';

/** A new message every so many milliseconds. */
const rotationMs = 5000;

export type PromoLine = { id: string; text: string; href: string; from?: string; until?: string };

type Props = {
  /** Every message that may still be shown, with its days. */
  lines: readonly PromoLine[];
  /** Said only while the calendar proves it; `{year}` is filled in. */
  scarce: Pick<PromoLine, 'text' | 'href'>;
  /** The day of the build, YYYY-MM-DD; what the HTML shows until the visitor's own day is known. */
  builtOn: string;
  labels: { region: string; pause: string; play: string; next: string };
};

/** One line of news above the header: takes turns, can be stopped, stands still under reduced motion. */
export function PromoBanner({ lines, scarce, builtOn, labels }: Props) {
  const today = useToday(builtOn);
  const proven = useScarceDates(scarce, today);
  const shown = [...shownOn(lines, today), ...proven];
  const still = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const several = shown.length > 1;
  const running = several && !paused && !held && !still;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTurn((current) => current + 1), rotationMs);
    return () => clearInterval(timer);
  }, [running]);

  if (shown.length === 0) return null;
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
      {several && (
        <button
          type="button"
          className="promo-button"
          aria-label={still ? labels.next : paused ? labels.play : labels.pause}
          onClick={() => (still ? setTurn(turn + 1) : setPaused(!paused))}
        >
          <Icon name={still ? 'next' : paused ? 'play' : 'pause'} className="size-3.5" />
        </button>
      )}
    </section>
  );
}

/** The line about few dates, if the calendar proves it; it is asked after the visitor's first interaction. */
function useScarceDates({ text, href }: Props['scarce'], today: string): readonly PromoLine[] {
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
  return year === null ? [] : [{ id: `dates-${year}`, text: text.replace('{year}', year), href }];
}
