import type { Locale } from '@/content/locales';
import type { Booking } from '@/lib/calendar/server/bookings';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../fields';
import { formatInstant, formatIsoDay } from '../format';
import { PostForm } from '../post-form';
import { type MonthDay, stateOf } from './month';

type Props = { t: StaffTexts; locale: Locale; day: MonthDay };

/** Whether a guest has accepted the day: cancelling the order frees it, and nothing else. */
const isAccepted = ({ state, inquiry }: Booking) => state === 'booked' && inquiry !== null;

const endpointFor = (day: string) => `${staffEndpoint.day}?${new URLSearchParams({ day })}`;

function BookingLine({ t, locale, booking }: Omit<Props, 'day'> & { booking: Booking }) {
  const { inquiry, note, optionUntil, state } = booking;
  return (
    <>
      <span className="desk-chip" data-state={state}>
        {t(`calendar.states.${state}`)}
        {optionUntil && ` ${t('calendar.until', { date: formatInstant(optionUntil, locale) })}`}
      </span>
      {inquiry && (
        <p>
          <a href={staffAddress.inquiry(inquiry.reference)} className="text-link">
            {inquiry.name}
          </a>{' '}
          <span className="text-muted">
            {inquiry.reference}
            {inquiry.guests !== null && ` · ${t('inbox.guests', { count: inquiry.guests })}`}
          </span>
        </p>
      )}
      {note !== '' && <p className="text-muted">{note}</p>}
    </>
  );
}

function Deliveries({ t, locale, day }: Props) {
  if (day.deliveries.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2">{t('calendar.deliveriesOn')}</h3>
      <ul className="desk-list">
        {day.deliveries.map((booking) => (
          <li key={booking.id}>
            <BookingLine t={t} locale={locale} booking={booking} />
            {isAccepted(booking) ? (
              <p className="text-sm text-muted">{t('calendar.freeBooked')}</p>
            ) : (
              <PostForm action={endpointFor(day.day)} fields={{ booking: booking.id }} className="mt-2">
                <button type="submit" className="desk-small-button">
                  {t('calendar.release')}
                </button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Change({ t, day }: Omit<Props, 'locale'>) {
  const state = stateOf(day);
  const action = endpointFor(day.day);
  if (day.house && isAccepted(day.house)) {
    return <p className="text-sm text-muted">{t('calendar.freeBooked')}</p>;
  }
  if (state !== 'free') {
    return (
      <PostForm action={action} fields={{ state: 'free' }}>
        <Button type="submit" variant={state === 'booked' ? 'destructive' : 'outline'} size="sm">
          {t('calendar.free')}
        </Button>
      </PostForm>
    );
  }
  return (
    <form method="post" action={action} className="grid gap-4">
      <Field label={t('calendar.note')} description={t('calendar.noteHint')}>
        <TextInput name="note" maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="state" value="closed" size="sm">
          {t('calendar.close')}
        </Button>
        <Button type="submit" name="state" value="booked" size="sm" variant="secondary">
          {t('calendar.book')}
        </Button>
      </div>
    </form>
  );
}

/** What is on one day, and the ways to close it or set it free. */
export function DayPanel({ t, locale, day }: Props) {
  return (
    <section
      id="tag"
      className="desk-section scroll-mt-6 lg:border-t-0 lg:pt-0"
      aria-labelledby="day-title"
      data-day-panel
    >
      <h2 id="day-title" className="mb-5">
        {formatIsoDay(day.day, locale)}
      </h2>
      <div className="grid gap-6">
        <div>
          <h3 className="mb-2">{t('calendar.house')}</h3>
          {day.house ? (
            <BookingLine t={t} locale={locale} booking={day.house} />
          ) : (
            <span className="desk-chip" data-state="free">
              {t('calendar.states.free')}
            </span>
          )}
        </div>
        <Deliveries t={t} locale={locale} day={day} />
        <Change t={t} day={day} />
      </div>
    </section>
  );
}
