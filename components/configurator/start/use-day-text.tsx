import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import type { Occupancy } from '@/lib/calendar/availability';
import { fetchAvailability } from '@/lib/calendar/browser/availability';
import { planKind } from '@/lib/calendar/plan-kind';
import { formatDay } from '@/lib/i18n/format';
import type { Draft } from '@/lib/plan/draft';

/** Whether the planned day is free where it is planned; `null` without a day, while asking, and when nobody can say. */
function useOccupancy(draft: Draft): Occupancy | null {
  const { date } = draft.details;
  const day = date ? toIsoDay(date) : '';
  const kind = planKind(draft);
  const days = Math.max(1, draft.days ?? 1);
  const asked = `${kind} ${day} ${days}`;
  const [known, setKnown] = useState<{ asked: string; state: Occupancy } | null>(null);
  useEffect(() => {
    if (day === '') return;
    let current = true;
    fetchAvailability(kind, day, days, new Date()).then((answer) => {
      if (current && answer) setKnown({ asked, state: answer.states[kind] });
    });
    return () => {
      current = false;
    };
  }, [asked, kind, day, days]);
  return known?.asked === asked ? known.state : null;
}

const colours: Readonly<Record<Occupancy, string>> = {
  free: 'text-lake',
  option: 'text-accent',
  taken: 'text-ember',
};

/** The planned day, and below it whether it is free. */
export function useDayText(draft: Draft): ReactNode {
  const t = useTranslations('proposals.card');
  const locale = useLocale();
  const state = useOccupancy(draft);
  const { date } = draft.details;
  const count = draft.days ?? 1;
  const first = date && formatDay(date, locale);
  const last = date && eventDay(addDays(toIsoDay(date), count - 1));
  const dayText =
    first && last && count > 1 ? t('days', { first, last: formatDay(last, locale), count }) : first;
  return (
    <>
      <span>{dayText ?? t('dayOpen')}</span>
      {state && (
        <span data-day-state={state} className={`block ${colours[state]}`}>
          {t(`dayStates.${state}`)}
        </span>
      )}
    </>
  );
}
