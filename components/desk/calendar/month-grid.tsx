import { useLocale, useTranslations } from 'next-intl';
import { languages } from '@/content/locales';
import { weekday } from '@/lib/base/working-days';
import { calendarAddress } from '@/lib/desk/addresses';
import { formatIsoDay } from '@/lib/i18n/format';
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
    day: formatIsoDay(day, useLocale()),
    state: t(`states.${state}`),
    deliveries: t('deliveries', { count: deliveries.length }),
    asking: t('askingCount', { count: asking.length }),
  });
  const who = house?.name ?? house?.note;
  const others = [
    ['?', asking.length, t('asking')],
    ['+', deliveries.length, t('deliveriesOn')],
  ] as const;
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
      {others.map(
        ([sign, count, word]) =>
          count > 0 && (
            <span key={sign} className="text-muted">
              <span className="md:hidden">{sign}</span>
              {count}
              <span className="max-md:hidden"> {word}</span>
            </span>
          ),
      )}
    </a>
  );
}

type Props = Omit<DayProps, 'day'> & { readonly days: readonly MonthDay[]; readonly label: string };

/** A month from Monday to Sunday; every day says all of itself and leads to what is on it. */
export function MonthGrid({ days, label, ...rest }: Props) {
  const { region } = languages[useLocale()];
  const name = new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' });
  return (
    <>
      <p className="grid grid-cols-7 py-2 text-xs text-muted" aria-hidden="true">
        {/* 5 January 2026 was a Monday. */}
        {[5, 6, 7, 8, 9, 10, 11].map((day) => (
          <span key={day}>{name.format(Date.UTC(2026, 0, day))}</span>
        ))}
      </p>
      <ol className="grid grid-cols-7 gap-px" aria-label={label}>
        {days.map((one) => (
          <li
            key={one.day}
            className="outline outline-line hover:bg-surface"
            style={{ gridColumnStart: weekday(one.day) || 7 }}
          >
            <Day {...rest} day={one} />
          </li>
        ))}
      </ol>
    </>
  );
}
