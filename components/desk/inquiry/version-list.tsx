import type { Locale } from '@/content/locales';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatCents } from '@/lib/i18n/format';
import { isAnswer } from '@/lib/inquiry/server/version';
import { formatInstant, formatIsoDay } from '../format';

type Props = { readonly t: StaffTexts; readonly locale: Locale; readonly detail: InquiryDetail };

/** Every answer that was sent, newest first, as the guest has it. */
export function VersionList({ t, locale, detail: { inquiry, versions } }: Props) {
  const answers = versions.filter(isAnswer).toReversed();
  const { reference, agreed, offered } = inquiry;
  if (answers.length === 0) return <p className="text-muted">{t('inquiry.noVersions')}</p>;
  return (
    <ol className="desk-list" data-versions>
      {answers.map(({ number, price, terms, authorName, createdAt }) => (
        <li key={number} data-version={number}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">
              {t('inquiry.version', { version: number })}
              {number === agreed && ` · ${t('standings.agreed')}`}
              {number === offered && ` · ${t('standings.offered')}`}
            </span>
            <span className="figures font-medium">{formatCents(price.shownCents, locale)}</span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
            <span>
              {t('inquiry.sentBy', { date: formatInstant(createdAt, locale), name: authorName })} ·{' '}
              {t('inquiry.validUntil', { date: formatIsoDay(terms.validUntil, locale, 'long') })}
            </span>
            <a
              href={staffEndpoint.inquiry(reference, `answer.pdf?version=${number}`)}
              className="text-link inline-flex min-h-11 items-center"
              aria-label={t('inquiry.pdfOf', { version: number })}
            >
              {t('inquiry.pdf')}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
