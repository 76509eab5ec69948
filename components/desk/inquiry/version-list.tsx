import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/lib/answer/summarise-terms';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import { formatCents } from '@/lib/i18n/format';
import { isAnswer } from '@/lib/inquiry/server/version';
import { formatInstant } from '../format';

/** Every answer that was sent, newest first, as the guest has it. */
export function VersionList({ detail: { inquiry, versions } }: { detail: InquiryDetail }) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const answers = versions.filter(isAnswer).toReversed();
  const { reference, agreed, offered } = inquiry;
  if (answers.length === 0) return <p className="text-muted">{t('inquiry.noVersions')}</p>;
  return (
    <ol className="divide-y divide-line" data-versions>
      {answers.map(({ number, price, terms, authorName, createdAt }) => (
        <li key={number} className="flex flex-wrap justify-between gap-x-4 py-3" data-version={number}>
          <p className="flex grow basis-full justify-between gap-x-4 font-medium">
            <span>
              {t('inquiry.version', { version: number })}
              {number === agreed && ` · ${t('standings.agreed')}`}
              {number === offered && ` · ${t('standings.offered')}`}
            </span>
            <span className="figures">{formatCents(price.shownCents, locale)}</span>
          </p>
          <p className="text-sm text-muted">
            {t('inquiry.sentBy', { date: formatInstant(createdAt, locale), name: authorName })} ·{' '}
            {t('inquiry.validUntil', { date: dayText(terms.validUntil, locale, 'long') })}
          </p>
          <a
            href={staffEndpoint.inquiry(reference, `answer.pdf?version=${number}`)}
            className="text-link text-sm"
            aria-label={t('inquiry.pdfOf', { version: number })}
          >
            {t('inquiry.pdf')}
          </a>
        </li>
      ))}
    </ol>
  );
}
