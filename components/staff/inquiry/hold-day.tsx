import type { Locale } from '@/content/locales';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import type { InquiryBooking } from '@/lib/staff/server/inquiry-detail';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../fields';
import { formatInstant, formatIsoDay } from '../format';
import { PostForm } from '../post-form';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly reference: string;
  readonly bookings: readonly InquiryBooking[];
  /** `YYYY-MM-DD` as all below; empty while the event's day is open. */
  readonly day: string;
  readonly today: string;
  readonly usualOption: string;
  /** False once the inquiry is decided. */
  readonly canHold: boolean;
};

/** The days that an inquiry has, and the way to hold one for it. */
export function HoldDay({ t, locale, reference, bookings, day, today, usualOption, canHold }: Props) {
  const action = staffEndpoint.inquiry(reference, 'hold');
  const hasOption = bookings.some(({ state }) => state === 'option');
  return (
    <>
      <ul className="desk-list mb-4" data-bookings>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <span className="desk-chip" data-state={booking.state}>
              {formatIsoDay(booking.day, locale)}
            </span>
            <p className="text-sm text-muted">
              {t(`calendar.states.${booking.state}`)}
              {booking.optionUntil &&
                ` ${t('calendar.until', { date: formatInstant(booking.optionUntil, locale) })}`}
            </p>
          </li>
        ))}
      </ul>
      {canHold && (
        <PostForm action={action} className="desk-fields">
          <Field label={t('hold.day')} required>
            <TextInput type="date" name="day" min={today} defaultValue={day} />
          </Field>
          <Field label={t('hold.until')} required>
            <TextInput type="date" name="until" min={today} defaultValue={usualOption} />
          </Field>
          <div className="col-span-full flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              {t('hold.submit')}
            </Button>
          </div>
        </PostForm>
      )}
      {canHold && hasOption && (
        <PostForm action={action} fields={{ release: '1' }} className="mt-3">
          <button type="submit" className="desk-small-button">
            {t('calendar.free')}
          </button>
        </PostForm>
      )}
    </>
  );
}
