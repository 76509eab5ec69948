import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { Icon } from '../../ui/icon';
import { StaffIcon } from '../staff-icon';

type Props = {
  readonly t: StaffTexts;
  readonly reference: string;
  readonly email: string;
  /** As typed; empty when none was given. */
  readonly phone: string;
  /** Of the delivery; empty where there is none. */
  readonly place: string;
  /** An inquiry with a day has a calendar entry. */
  readonly hasDay?: boolean;
};

/** RFC 3966: digits and a leading plus. */
const telephone = (phone: string) => `tel:${phone.replace(/(?!^\+)[^\d]/g, '')}`;

const mail = (email: string, reference: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`;

/** Call, mail, calendar and map: one tap each. */
export function ContactBar({ t, reference, email, phone, place, hasDay = false }: Props) {
  return (
    <nav className="desk-contact" aria-label={t('inquiry.contact')}>
      {phone !== '' && (
        <a href={telephone(phone)}>
          <Icon name="phone" />
          {t('inquiry.call')}
        </a>
      )}
      <a href={mail(email, reference)}>
        <StaffIcon name="mail" />
        {t('inquiry.mail')}
      </a>
      {hasDay && (
        <a href={staffEndpoint.inquiry(reference, 'event.ics')}>
          <StaffIcon name="calendarAdd" />
          {t('inquiry.ics')}
        </a>
      )}
      {place !== '' && (
        <a
          href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`}
          target="_blank"
          rel="noreferrer"
        >
          <StaffIcon name="pin" />
          {t('inquiry.map')}
        </a>
      )}
    </nav>
  );
}
