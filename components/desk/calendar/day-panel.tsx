import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/lib/answer/summarise-terms';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../fields';
import { PostForm, Section, StateChip } from '../parts';
import { type Booking, bookingState, type MonthDay } from './month';

function BookingLine({ booking }: { booking: Booking }) {
  const t = useTranslations('staff.calendar');
  const locale = useLocale();
  const { reference, name, note, until } = booking;
  const state = bookingState(booking);
  return (
    <>
      <StateChip state={state}>
        {t(`states.${state}`)}
        {until && ` ${t('until', { date: dayText(until, locale, 'long') })}`}
      </StateChip>
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
function Change({ day, state }: Pick<MonthDay, 'day' | 'state'>) {
  const t = useTranslations('staff.calendar');
  if (state !== 'free' && state !== 'closed') return <p className="text-sm text-muted">{t('guestsDay')}</p>;
  return (
    <PostForm
      action={`${staffEndpoint.day}?${new URLSearchParams({ day })}`}
      fields={{ action: state === 'free' ? 'close' : 'open' }}
      className="grid justify-items-start gap-4 print:hidden"
    >
      {state === 'free' && (
        <Field label={t('note')} description={t('noteHint')} className="w-full">
          <TextInput name="note" maxLength={500} />
        </Field>
      )}
      <Button type="submit" variant="outline" size="sm">
        {t(state === 'free' ? 'close' : 'open')}
      </Button>
    </PostForm>
  );
}

/** Who has a day, who asks for it, and the way to close or open it. */
export function DayPanel({ day, state, house, deliveries, asking }: MonthDay) {
  const t = useTranslations('staff');
  return (
    <Section id="tag" title={dayText(day, useLocale())} className="lg:border-t-0 lg:pt-0" data-day-panel="">
      <div className="grid gap-6">
        <div>
          <h3 className="mb-1 font-sans text-base! font-semibold">{t('calendar.house')}</h3>
          {house ? (
            <BookingLine booking={house} />
          ) : (
            <StateChip state="free">{t('calendar.states.free')}</StateChip>
          )}
        </div>
        {deliveries.length > 0 && (
          <div>
            <h3 className="mb-1 font-sans text-base! font-semibold">{t('calendar.deliveriesOn')}</h3>
            <ul className="divide-y divide-line">
              {deliveries.map((booking) => (
                <li key={booking.slot} className="py-3">
                  <BookingLine booking={booking} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {asking.length > 0 && (
          <div data-asking>
            <h3 className="mb-1 font-sans text-base! font-semibold">{t('calendar.asking')}</h3>
            <ul className="divide-y divide-line">
              {asking.map(({ reference, name, guests, kind }) => (
                <li key={reference} className="py-3 text-muted">
                  <a href={staffAddress.inquiry(reference)} className="text-link">
                    {name || reference}
                  </a>{' '}
                  {t('inbox.guests', { count: guests })}
                  {kind === 'delivery' && ` · ${t('calendar.delivery')}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Change day={day} state={state} />
      </div>
    </Section>
  );
}
