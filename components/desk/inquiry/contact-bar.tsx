import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon';
import { StaffIcon } from '../staff-icon';

type Props = {
  readonly reference: string;
  readonly email: string;
  /** As typed; empty when none was given. */
  readonly phone: string;
  /** Of the delivery; empty where there is none. */
  readonly place?: string;
};

/** RFC 3966: digits and a leading plus. */
const telephone = (phone: string) => phone && `tel:${phone.replace(/(?!^\+)[^\d]/g, '')}`;

/** Call, mail and map: one tap each. */
export function ContactBar({ reference, email, phone, place = '' }: Props) {
  const t = useTranslations('staff.inquiry');
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`;
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
  const ways = [
    ['call', telephone(phone), <Icon key="call" name="phone" />],
    ['mail', mail, <StaffIcon key="mail" name="mail" />],
    ['map', place && map, <StaffIcon key="map" name="map" />],
  ] as const;
  return (
    <nav
      className="grid auto-cols-fr grid-flow-col divide-x divide-line border border-line print:hidden"
      aria-label={t('contact')}
    >
      {ways.map(
        ([name, href, icon]) =>
          href && (
            <a
              key={name}
              href={href}
              className="grid min-h-17 place-content-center justify-items-center gap-1.5 text-xs hover:text-accent"
              rel="noreferrer"
            >
              {icon}
              {t(name)}
            </a>
          ),
      )}
    </nav>
  );
}
