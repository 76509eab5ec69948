import type { Locale } from '@/content/locales';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../fields';
import { formatIsoDay } from '../format';
import { PostForm } from '../post-form';
import { type Booking, bookingState, type MonthDay, stateOf } from './month';

type Props = { t: StaffTexts; locale: Locale; day: MonthDay };

const endpointFor = (day: string) => `${staffEndpoint.day}?${new URLSearchParams({ day })}`;

function BookingLine({ t, locale, booking }: Omit<Props, 'day'> & { booking: Booking }) {
  const { reference, name, note, until } = booking;
  const state = bookingState(booking);
  return (
    <>
      <span className="desk-chip" data-state={state}>
        {t(`calendar.states.${state}`)}
        {until && ` ${t('calendar.until', { date: formatIsoDay(until, locale, 'long') })}`}
      </span>
      {reference && (
        <p>
          <a href={staffAddress.inquiry(reference)} className="text-link">
            {name || reference}
          </a>
        </p>
      )}
      {note !== '' && <p className="text-muted">{note}</p>}
    </>
  );
}

/** A guest's day has no button, only the way to its inquiry: it is free once that is cancelled or withdrawn. */
function Change({ t, day }: Omit<Props, 'locale'>) {
  const action = endpointFor(day.day);
  switch (stateOf(day)) {
    case 'free':
      return (
        <PostForm action={action} fields={{ action: 'close' }} className="grid gap-4">
          <Field label={t('calendar.note')} description={t('calendar.noteHint')}>
            <TextInput name="note" maxLength={500} />
          </Field>
          <Button type="submit" size="sm" className="justify-self-start">
            {t('calendar.close')}
          </Button>
        </PostForm>
      );
    case 'closed':
      return (
        <PostForm action={action} fields={{ action: 'open' }}>
          <Button type="submit" variant="outline" size="sm">
            {t('calendar.open')}
          </Button>
        </PostForm>
      );
    default:
      return <p className="text-sm text-muted">{t('calendar.guestsDay')}</p>;
  }
}

/** Who has a day, who asks for it, and the way to close or open it. */
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
        {day.deliveries.length > 0 && (
          <div>
            <h3 className="mb-2">{t('calendar.deliveriesOn')}</h3>
            <ul className="desk-list">
              {day.deliveries.map((booking) => (
                <li key={booking.slot}>
                  <BookingLine t={t} locale={locale} booking={booking} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {day.asking.length > 0 && (
          <div data-asking>
            <h3 className="mb-2">{t('calendar.asking')}</h3>
            <ul className="desk-list">
              {day.asking.map(({ reference, name, guests, kind }) => (
                <li key={reference}>
                  <a href={staffAddress.inquiry(reference)} className="text-link">
                    {name || reference}
                  </a>{' '}
                  <span className="text-muted">
                    {t('inbox.guests', { count: guests })}
                    {kind === 'delivery' && ` · ${t('calendar.delivery')}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Change t={t} day={day} />
      </div>
    </section>
  );
}
