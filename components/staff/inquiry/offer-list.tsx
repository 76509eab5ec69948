import type { Locale } from '@/content/locales';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatCents } from '@/lib/i18n/format';
import type { OfferAcceptance, SentOffer } from '@/lib/staff/server/inquiry-detail';
import { Button } from '../../ui/button';
import { Checkbox, Field, Textarea } from '../fields';
import { formatInstant, formatIsoDay } from '../format';
import { PostForm } from '../post-form';
import { OfferStateChip } from '../state-chip';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly reference: string;
  readonly offers: readonly SentOffer[];
  readonly acceptance: OfferAcceptance | null;
};

/** Takes an open offer back, with words for the visitor. */
function WithdrawOffer({ t, reference, version }: Pick<Props, 't' | 'reference'> & { version: number }) {
  const fields = { version: String(version) };
  return (
    <details className="mt-2" data-withdraw>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('withdrawOffer.title')}
      </summary>
      <PostForm action={staffEndpoint.inquiry(reference, 'withdraw')} fields={fields} className="grid gap-4">
        <Field label={t('withdrawOffer.message')}>
          <Textarea name="message" rows={4} maxLength={4_000} />
        </Field>
        <Checkbox name="confirmed" value="1" label={t('withdrawOffer.confirm')} required />
        <Button type="submit" variant="destructive" size="sm" className="justify-self-start">
          {t('withdrawOffer.submit')}
        </Button>
      </PostForm>
    </details>
  );
}

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
          <p className="text-sm text-muted">
            {t('inquiry.sentBy', { date: formatInstant(sentAt, locale), name: sentByName })} ·{' '}
            {t('inquiry.validUntil', { date: formatIsoDay(validUntil, locale, 'long') })}
          </p>
          {acceptance?.version === version && (
            <p className="text-sm text-muted">
              {t('inquiry.accepted', {
                date: formatInstant(acceptance.acceptedAt, locale),
                name: acceptance.name,
              })}
            </p>
          )}
          {state === 'open' && <WithdrawOffer {...{ t, reference, version }} />}
        </li>
      ))}
    </ol>
  );
}
