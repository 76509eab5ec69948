import { useLocale, useTranslations } from 'next-intl';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import { formatIsoDay } from '@/lib/i18n/format';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../fields';
import { InquiryLinks, PostForm, Section, StateChip } from '../parts';
import { bookingState, type MonthDay } from './month';

function BookingLine({ booking }: { booking: MonthDay['house'] }) {
  const t = useTranslations('staff.calendar');
  const locale = useLocale();
  const state = bookingState(booking);
  return (
    <div>
      <StateChip state={state}>
        {booking?.kind === 'delivery' && `${t('delivery')} · `}
        {t(`states.${state}`)}
        {booking?.until && ` ${t('until', { date: formatIsoDay(booking.until, locale, 'long') })}`}
      </StateChip>
      <p className="text-muted">
        {booking?.reference ? (
          <a href={staffAddress.inquiry(booking.reference)} className="text-link">
            {booking.name || booking.reference}
          </a>
        ) : (
          booking?.note
        )}
      </p>
    </div>
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
export function DayPanel({ house, deliveries, asking, ...own }: MonthDay) {
  const t = useTranslations('staff.calendar');
  return (
    <Section
      id="tag"
      title={formatIsoDay(own.day, useLocale())}
      className="lg:border-t-0 lg:pt-0"
      data-day-panel=""
    >
      <div className="grid gap-6">
        {[house, ...deliveries].map((booking, index) => (
          <BookingLine key={index === 0 ? 'house' : booking?.slot} booking={booking} />
        ))}
        {asking.length > 0 && (
          <div className="text-muted" data-asking>
            <h3 className="mb-1 font-sans text-base! font-semibold">{t('asking')}</h3>
            <InquiryLinks inquiries={asking} />
          </div>
        )}
        <Change {...own} />
      </div>
    </Section>
  );
}
