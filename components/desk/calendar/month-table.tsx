import { type Locale, languages } from '@/content/locales';
import { calendarAddress } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatIsoDay } from '../format';
import { type MonthDay, stateOf } from './month';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly selected: string | null;
  readonly label: string;
};

/** Monday to Sunday: 5 January 2026 was a Monday. */
const weekdays = (locale: Locale, style: 'short' | 'long') =>
  Array.from({ length: 7 }, (_, index) =>
    new Intl.DateTimeFormat(languages[locale].region, { weekday: style, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 0, 5 + index, 12)),
    ),
  );

function Day({ t, locale, day, today, selected }: Omit<Props, 'weeks' | 'label'> & { day: MonthDay }) {
  const state = stateOf(day);
  const { house, deliveries, asking } = day;
  const label = t('calendar.dayLabel', {
    day: formatIsoDay(day.day, locale),
    state: t(`calendar.states.${state}`),
    deliveries: t('calendar.deliveries', { count: deliveries.length }),
    asking: t('calendar.askingCount', { count: asking.length }),
  });
  return (
    <a
      href={`${calendarAddress(day.day)}#tag`}
      className="desk-day"
      aria-label={label}
      aria-current={day.day === selected ? 'date' : undefined}
      data-day={day.day}
      data-state={state}
      data-today={day.day === today ? '' : undefined}
      data-past={day.day < today ? '' : undefined}
    >
      <span className="desk-day-number">{day.number}</span>
      <span className="desk-day-mark" data-state={state} />
      {state !== 'free' && (
        <span className="desk-day-words">
          {t(`calendar.states.${state}`)}
          {house?.name || house?.note ? ` · ${house.name ?? house.note}` : ''}
        </span>
      )}
      {asking.length > 0 && (
        <span className="desk-day-small">
          <span className="md:hidden">?</span>
          {asking.length}
          <span className="max-md:hidden"> {t('calendar.asking')}</span>
        </span>
      )}
      {deliveries.length > 0 && (
        <span className="desk-day-small">
          +{deliveries.length}
          <span className="max-md:hidden"> {t('calendar.deliveriesOn')}</span>
        </span>
      )}
    </a>
  );
}

/** A month as a table; every day leads to what is on it. */
export function MonthTable({ weeks, label, ...day }: Props) {
  const short = weekdays(day.locale, 'short');
  const long = weekdays(day.locale, 'long');
  return (
    <table className="desk-month" aria-label={label}>
      <thead>
        <tr>
          {short.map((name, index) => (
            <th key={name} scope="col" abbr={long[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((one) => one !== null)?.day}>
            {week.map((one, index) => (
              <td key={one?.day ?? short[index]}>{one && <Day {...day} day={one} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
