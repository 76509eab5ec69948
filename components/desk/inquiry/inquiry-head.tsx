import { useLocale, useTranslations } from 'next-intl';
import { standingOf } from '@/lib/answer/states';
import { toIsoDay } from '@/lib/base/event-day';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import { formatCents, formatIsoDay } from '@/lib/i18n/format';
import { priceDiffers } from '@/lib/inquiry/server/submit';
import { versionOf } from '@/lib/inquiry/server/version';
import { Arrival, InquiryLinks, Notice, StateChip } from '../parts';

type Props = { readonly detail: InquiryDetail; readonly now: Date };

/** Who asks, where it stands, and until when somebody waits. */
export function InquiryHead({ detail: { inquiry, versions }, now }: Props) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const { offered, agreed, name, email, reference, signedAt } = inquiry;
  const { terms = null, event } = versions.find(({ number }) => number === offered) ?? {};
  const kept = versions.find(({ number }) => number === agreed)?.event.day ?? null;
  const standing = standingOf(inquiry, terms?.validUntil ?? null, toIsoDay(now));
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted">
        <p>{reference}</p>
        <StateChip state={standing}>{t(`standings.${standing}`)}</StateChip>
        {terms && (
          <p className="text-sm">
            {t(terms.holds && event?.day !== kept ? 'inquiry.heldUntil' : 'inquiry.validUntil', {
              date: formatIsoDay(terms.validUntil, locale, 'long'),
            })}
          </p>
        )}
        {standing === 'agreed' && (
          <p className="text-sm">{t(signedAt ? 'inquiry.contractBack' : 'inquiry.contractMissing')}</p>
        )}
      </div>
      <h1>{name || email}</h1>
      <Arrival {...inquiry} isWaiting now={now} />
    </header>
  );
}

/** What has to be known before anybody answers. */
export function Warnings({ detail: { inquiry, versions, others, hangingMails } }: Pick<Props, 'detail'>) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, locale));
  const { totalCents } = versionOf(versions, inquiry.sent);
  return (
    <>
      {inquiry.isSuspicious && <Notice>{t('inquiry.suspicious')}</Notice>}
      {hangingMails > 0 && <Notice>{t('inquiry.mailHangs', { count: hangingMails })}</Notice>}
      {priceDiffers(inquiry.shownCents, totalCents) && (
        <Notice>
          {t('inquiry.priceDiffers', { shown: money(inquiry.shownCents), calculated: money(totalCents) })}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice className="flex-col" data-others="">
          <p>{t('inquiry.others')}</p>
          <InquiryLinks inquiries={others} />
        </Notice>
      )}
    </>
  );
}
