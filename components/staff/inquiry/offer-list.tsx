import type { Locale } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import { staffEndpoint } from '@/lib/staff/addresses';
import type { OfferAcceptance, SentOffer } from '@/lib/staff/server/inquiry-detail';
import type { StaffTexts } from '@/lib/staff/texts';
import { formatInstant, formatIsoDay } from '../format';
import { OfferStateChip } from '../state-chip';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly reference: string;
  readonly offers: readonly SentOffer[];
  readonly acceptance: OfferAcceptance | null;
};

/** Every version that was sent, newest first, as the visitor has it. */
export function OfferList({ t, locale, reference, offers, acceptance }: Props) {
  if (offers.length === 0) return <p className="text-muted">{t('inquiry.noOffers')}</p>;
  return (
    <ol className="desk-list" data-offers>
      {offers.map(({ id, version, totalCents, validUntil, sentByName, sentAt, state }) => (
        <li key={id} data-version={version}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{t('inquiry.version', { version })}</span>
            <span className="figures font-medium">{formatCents(totalCents, locale)}</span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <OfferStateChip t={t} state={state} />
            <a
              href={staffEndpoint.inquiry(reference, `offer.pdf?version=${version}`)}
              className="text-link inline-flex min-h-11 items-center"
              aria-label={t('inquiry.pdfOf', { version })}
            >
              {t('inquiry.pdf')}
            </a>
          </p>
          <p className="desk-when">
            {t('inquiry.sentBy', { date: formatInstant(sentAt, locale), name: sentByName })} ·{' '}
            {t('inquiry.validUntil', { date: formatIsoDay(validUntil, locale, 'long') })}
          </p>
          {acceptance?.version === version && (
            <p className="desk-when">
              {t('inquiry.accepted', {
                date: formatInstant(acceptance.acceptedAt, locale),
                name: acceptance.name,
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
