import { useEffect, useState } from 'react';
import type { Locale } from '@/content/locales';
import type { EventKind } from '@/lib/calendar/availability';
import { type Availability, fetchAvailability } from '@/lib/calendar/browser/availability';
import { formatIsoDay } from '@/lib/i18n/format';
import { buttonClass } from '../ui/button-class';
import type { AvailabilityTexts } from './availability-texts';

type Props = {
  /** `null` while the place is open: the answer then speaks of both. */
  kind: EventKind | null;
  /** `YYYY-MM-DD` */
  day: string;
  /** Consecutive days, at least one. */
  days: number;
  texts: AvailabilityTexts;
  locale: Locale;
  onPick: (day: string) => void;
  /** Nothing could be found out, or the day lies in the past. */
  onSilence?: () => void;
};

type Known = { readonly asked: string; readonly answer: Availability | null };

const borders = { free: 'border-lake', option: 'border-accent', taken: 'border-ember' } as const;

/** Whether a day is free, with free days near by to choose instead. Says nothing when the calendar cannot. */
export function DayAnswer({ kind, day, days, texts, locale, onPick, onSilence }: Props) {
  const [known, setKnown] = useState<Known | null>(null);
  const asked = `${kind} ${day} ${days}`;
  useEffect(() => {
    let current = true;
    fetchAvailability(kind ?? 'house', day, days, new Date()).then((answer) => {
      if (!current) return;
      setKnown({ asked, answer });
      if (!answer) onSilence?.();
    });
    return () => {
      current = false;
    };
  }, [asked, kind, day, days, onSilence]);

  const answer = known?.asked === asked ? known.answer : null;
  const state = answer?.states[kind ?? 'house'];
  return (
    <div role="status" data-availability={state} className="mt-6 empty:mt-0">
      {answer && state && (
        <div className={`measure border-l-2 pl-5 ${borders[state]}`}>
          <p>{sentence(answer, kind, texts).replaceAll('{day}', formatIsoDay(day, locale))}</p>
          {state !== 'free' && (
            <>
              <p className="mt-1 text-muted">{texts.stillAsk}</p>
              {answer.nearest.length === 0 ? (
                <p className="mt-1 text-muted">{texts.none}</p>
              ) : (
                <NearestDays days={answer.nearest} title={texts.nearest} locale={locale} onPick={onPick} />
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

function sentence({ states }: Availability, kind: EventKind | null, texts: AvailabilityTexts): string {
  const delivery = texts.delivery[states.delivery === 'free' ? 'free' : 'taken'];
  if (kind === 'delivery') return delivery;
  if (kind === 'house') return texts.house[states.house];
  if (states.house === 'free' && states.delivery === 'free') return texts.both;
  return `${texts.house[states.house]} ${delivery}`;
}

type NearestProps = {
  days: readonly string[];
  title: string;
  locale: Locale;
  onPick: (day: string) => void;
};

/** Free days as buttons. */
export function NearestDays({ days, title, locale, onPick }: NearestProps) {
  return (
    <div className="mt-4">
      <p className="text-sm text-muted">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-3">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              data-free-day={day}
              className={`figures ${buttonClass('secondary', 'sm')}`}
              onClick={() => onPick(day)}
            >
              {formatIsoDay(day, locale)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
