import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { plannedTimes } from '@/lib/plan/first-answers';
import { eventHours, quarterHours } from '@/lib/plan/times';

/** The track runs over a day from six in the morning, as events do, in steps of a quarter of an hour. */
const steps = quarterHours.length;
const hourMarks = [6, 9, 12, 15, 18, 21, 24, 27, 30];

/** Begin and end as two native sliders on one line: dragged, or moved with the arrow keys. */
export function DayTrack() {
  const t = useTranslations('configurator');
  const { draft, apply } = useDraft();
  // From the draft and not from the plan, which is worked out a moment later: a handle stays under the finger.
  const { start, end } = plannedTimes(draft);
  const from = Math.max(0, quarterHours.indexOf(start));
  const until = Math.min(steps, from + Math.round((eventHours(start, end) ?? 0) * 4));
  const isEndAssumed = draft.details.timeEnd !== end;
  const setTimes = (first: number, last: number | null) =>
    apply((current) => ({
      ...current,
      timeChosen: true,
      details: {
        ...current.details,
        time: quarterHours[first] ?? current.details.time,
        ...(last !== null && { timeEnd: quarterHours[last % steps] ?? current.details.timeEnd }),
      },
    }));
  const style = { '--from': from / steps, '--until': until / steps } as CSSProperties;
  return (
    <div className="day-track" style={style}>
      <div className="day-line" aria-hidden="true" />
      <input
        type="range"
        name="dayStart"
        className="day-handle"
        min={0}
        max={steps}
        step={1}
        value={from}
        aria-label={t('fields.time')}
        aria-valuetext={t('day.oclock', { time: start })}
        onChange={({ currentTarget }) =>
          setTimes(Math.min(Number(currentTarget.value), isEndAssumed ? steps - 1 : until - 1), null)
        }
      />
      <input
        type="range"
        name="dayEnd"
        className={`day-handle ${isEndAssumed ? 'day-handle-open' : ''}`}
        min={0}
        max={steps}
        step={1}
        value={until}
        aria-label={t('fields.timeEnd')}
        aria-valuetext={t(isEndAssumed ? 'day.assumedEnd' : 'day.oclock', { time: end })}
        onChange={({ currentTarget }) => setTimes(from, Math.max(Number(currentTarget.value), from + 1))}
      />
      <div className="day-hours figures" aria-hidden="true">
        {hourMarks.map((hour) => (
          <span key={hour} style={{ '--at': (hour - 6) / 24 } as CSSProperties}>
            {hour % 24}
          </span>
        ))}
      </div>
    </div>
  );
}
