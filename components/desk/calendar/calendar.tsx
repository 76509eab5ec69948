import { useLocale, useTranslations } from 'next-intl';
import { calendarAddress, staffAddress } from '@/lib/desk/addresses';
import type { CalendarDays } from '@/lib/desk/server/days';
import { formatMonth } from '@/lib/i18n/format-month';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { Columns } from '../parts';
import { DayPanel } from './day-panel';
import { monthDays, shiftMonth } from './month';
import { MonthGrid } from './month-grid';

type Props = {
  /** `YYYY-MM` */
  readonly month: string;
  /** `YYYY-MM-DD` */
  readonly selected: string | null;
  readonly today: string;
  readonly days: CalendarDays;
};

const small = buttonClass('secondary', 'sm');

/** A month of the house: which days are free, held, booked or closed, and how many deliveries go out. */
export function Calendar({ month, selected, today, days }: Props) {
  const t = useTranslations('staff.calendar');
  const described = monthDays(month, days, today);
  const day = described.find((one) => one.day === selected);
  const name = formatMonth(month, useLocale());
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>
          <span className="sr-only">{t('title')} </span>
          {name}
        </h1>
        <nav className="flex flex-wrap gap-2" aria-label={t('title')}>
          <a
            href={calendarAddress(shiftMonth(month, -1))}
            className={small}
            rel="prev"
            aria-label={t('previous')}
          >
            <Icon name="next" className="size-4 rotate-180" />
          </a>
          <a href={calendarAddress(shiftMonth(month, 1))} className={small} rel="next" aria-label={t('next')}>
            <Icon name="next" className="size-4" />
          </a>
          <form method="get" action={staffAddress.calendar} className="flex gap-2">
            <input type="month" name="monat" defaultValue={month} aria-label={t('month')} className={small} />
            <button type="submit" className={small}>
              {t('go')}
            </button>
          </form>
        </nav>
      </div>
      <Columns>
        <div>
          <MonthGrid {...{ today, selected }} days={described} label={name} />
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-xs text-muted" aria-label={t('legend')}>
            {(['free', 'option', 'booked', 'closed'] as const).map((state) => (
              <li key={state} className="flex items-center gap-2">
                <span className="desk-mark h-2 w-7" data-state={state} />
                {t(`states.${state}`)}
              </li>
            ))}
          </ul>
        </div>
        {day ? <DayPanel {...day} /> : <p className="text-muted">{t('pickDay')}</p>}
      </Columns>
    </>
  );
}
