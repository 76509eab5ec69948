import type { Locale } from '@/content/locales';
import { cancellationCauses } from '@/lib/answer/states';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatCents } from '@/lib/i18n/format';
import type { InquiryEvent } from '@/lib/staff/server/inquiry-detail';
import { formatInstant, formatIsoDay } from '../format';

/** Why a day was given back, in the database's words. */
const internalReasons = [
  'moved',
  'declined',
  'freed',
  'cancelled',
  'offer_withdrawn',
  'withdrawn',
  'expired',
  'released',
];

type Props = { t: StaffTexts; locale: Locale; events: readonly InquiryEvent[] };

/** What an entry says beyond its kind: words of the visitor or the house, days, version and amount. */
function Details({ t, locale, details }: Omit<Props, 'events'> & Pick<InquiryEvent, 'details'>) {
  const { version, totalCents, day, days, text, reason, message, receivedOn } = details;
  const cause = cancellationCauses.find((one) => one === details.cause);
  const facts = [
    typeof version === 'number' ? t('inquiry.version', { version }) : '',
    typeof totalCents === 'number' ? formatCents(totalCents, locale) : '',
    cause ? t(`cancel.causes.${cause}`) : '',
    ...[day, receivedOn, ...(Array.isArray(days) ? days : [])].map((isoDay) =>
      typeof isoDay === 'string' ? formatIsoDay(isoDay, locale, 'long') : '',
    ),
  ].filter((fact) => fact !== '');
  const isInternal = internalReasons.some((one) => one === reason);
  const words = Object.entries({ text, message, reason: isInternal ? '' : reason });
  return (
    <>
      {facts.length > 0 && <span className="text-muted"> · {facts.join(' · ')}</span>}
      {words.map(([name, said]) =>
        typeof said === 'string' && said !== '' ? (
          <p key={name} className="wrap-anywhere whitespace-pre-line mt-1 border-l border-line pl-3">
            {said}
          </p>
        ) : null,
      )}
    </>
  );
}

/** Who did what, newest first. */
export function History({ t, locale, events }: Props) {
  const actor = ({ actor: who, actorName }: InquiryEvent) =>
    who === 'staff' ? (actorName ?? '–') : t(`inquiry.by.${who}`);
  return (
    <ol className="desk-list" data-history>
      {events.toReversed().map((event) => (
        <li key={event.id}>
          <p className="text-sm text-muted">
            {formatInstant(event.at, locale)} · {actor(event)}
          </p>
          <span className="font-medium">{t(`events.${event.kind}`)}</span>
          <Details t={t} locale={locale} details={event.details} />
        </li>
      ))}
    </ol>
  );
}
