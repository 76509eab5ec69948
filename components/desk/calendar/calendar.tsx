import type { Locale } from '@/content/locales';
import { staffAddress } from '@/lib/desk/addresses';
import type { CalendarDays } from '@/lib/desk/server/days';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatMonth } from '@/lib/i18n/format-month';
import { Icon } from '../../ui/icon';
import { DayPanel } from './day-panel';
import { type HouseState, monthWeeks, shiftMonth } from './month';
import { MonthTable } from './month-table';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  /** `YYYY-MM` */
  readonly month: string;
  /** `YYYY-MM-DD` */
  readonly selected: string | null;
  readonly today: string;
  readonly days: CalendarDays;
};

const legend: readonly HouseState[] = ['free', 'option', 'booked', 'closed'];

const monthAddress = (month: string) => `${staffAddress.calendar}?${new URLSearchParams({ monat: month })}`;

/** A month of the house: which days are free, held, booked or closed, and how many deliveries go out. */
export function Calendar({ t, locale, month, selected, today, days }: Props) {
  const weeks = monthWeeks(month, days, today);
  const day = weeks.flat().find((one) => one?.day === selected);
  const name = formatMonth(month, locale);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>
          <span className="sr-only">{t('calendar.title')} </span>
          {name}
        </h1>
        <nav className="flex flex-wrap gap-2" aria-label={t('calendar.title')}>
          <a href={monthAddress(shiftMonth(month, -1))} className="desk-small-button" rel="prev">
            <Icon name="next" className="size-4 rotate-180" />
            <span className="sr-only">{t('calendar.previous')}</span>
          </a>
          <form method="get" action={staffAddress.calendar} className="flex gap-2">
            <input
              type="month"
              name="monat"
              defaultValue={month}
              aria-label={t('calendar.month')}
              className="desk-small-button"
            />
            <button type="submit" className="desk-small-button">
              {t('calendar.go')}
            </button>
          </form>
          <a href={staffAddress.calendar} className="desk-small-button">
            {t('calendar.today')}
          </a>
          <a href={monthAddress(shiftMonth(month, 1))} className="desk-small-button" rel="next">
            <Icon name="next" className="size-4" />
            <span className="sr-only">{t('calendar.next')}</span>
          </a>
        </nav>
      </div>
      <div className="desk-columns">
        <div>
          <MonthTable {...{ t, locale, weeks, today, selected }} label={name} />
          <ul className="desk-legend mt-4" aria-label={t('calendar.legend')}>
            {legend.map((state) => (
              <li key={state}>
                <span className="desk-day-mark" data-state={state} />
                {t(`calendar.states.${state}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="desk-stack">
          {day ? (
            <DayPanel t={t} locale={locale} day={day} />
          ) : (
            <p className="text-muted">{t('calendar.pickDay')}</p>
          )}
        </div>
      </div>
    </>
  );
}
