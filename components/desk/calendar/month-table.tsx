import { useLocale, useTranslations } from 'next-intl';
import { languages } from '@/content/locales';
import { dayText } from '@/lib/answer/summarise-terms';
import { calendarAddress } from '@/lib/desk/addresses';
import type { MonthDay } from './month';

const cell =
  'flex h-full min-h-15 flex-col gap-1 p-1.5 text-xs inset-ring-accent aria-[current]:inset-ring-2 md:min-h-24 md:p-2.5';

type DayProps = {
  readonly day: MonthDay;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly selected: string | null;
};

function Day({ day: { day, state, house, deliveries, asking }, today, selected }: DayProps) {
  const t = useTranslations('staff.calendar');
  const label = t('dayLabel', {
    day: dayText(day, useLocale()),
    state: t(`states.${state}`),
    deliveries: t('deliveries', { count: deliveries.length }),
    asking: t('askingCount', { count: asking.length }),
  });
  const who = house?.name ?? house?.note;
  return (
    <a
      href={`${calendarAddress(day)}#tag`}
      className={`${cell} ${day < today ? 'text-muted' : ''}`}
      aria-label={label}
      aria-current={day === selected ? 'date' : undefined}
      data-day={day}
      data-state={state}
    >
      <span className={`font-display text-xl leading-none ${day === today ? 'text-accent underline' : ''}`}>
        {Number(day.slice(8))}
      </span>
      <span className={`desk-mark h-2 w-full ${state === 'free' ? 'invisible' : ''}`} data-state={state} />
      {state !== 'free' && (
        <span className="overflow-hidden max-md:hidden">
          {[t(`states.${state}`), who].filter(Boolean).join(' · ')}
        </span>
      )}
      {asking.length > 0 && (
        <span className="text-muted">
          <span className="md:hidden">?</span>
          {asking.length}
          <span className="max-md:hidden"> {t('asking')}</span>
        </span>
      )}
      {deliveries.length > 0 && (
        <span className="text-muted">
          +{deliveries.length}
          <span className="max-md:hidden"> {t('deliveriesOn')}</span>
        </span>
      )}
    </a>
  );
}

type Props = Omit<DayProps, 'day'> & {
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
  readonly label: string;
};

/** A month as a table; every day leads to what is on it. */
export function MonthTable({ weeks, label, ...day }: Props) {
  const { region } = languages[useLocale()];
  // 5 January 2026 was a Monday.
  const weekday = (index: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(region, { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + index));
  return (
    <table className="w-full table-fixed border-collapse" aria-label={label}>
      <thead>
        <tr className="text-left text-xs text-muted">
          {[0, 1, 2, 3, 4, 5, 6].map((index) => (
            <th key={index} scope="col" className="py-2" abbr={weekday(index, 'long')}>
              {weekday(index, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((one) => one !== null)?.day}>
            {week.map((one, index) => (
              <td key={one?.day ?? index} className="h-px border border-line align-top hover:bg-surface">
                {one && <Day {...day} day={one} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
