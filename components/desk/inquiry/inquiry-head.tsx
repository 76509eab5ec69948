import type { Locale } from '@/content/locales';
import { standingOf } from '@/lib/answer/states';
import { toIsoDay } from '@/lib/base/event-day';
import { staffAddress } from '@/lib/desk/addresses';
import type { DescribedInquiry } from '@/lib/desk/server/describe-inquiry';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { priceDiffers } from '@/lib/inquiry/server/submit';
import { versionOf } from '@/lib/inquiry/server/version';
import { daysLeft, formatInstant, formatIsoDay, languageName } from '../format';
import { StaffIcon } from '../staff-icon';
import { StandingChip } from '../state-chip';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly detail: InquiryDetail;
  readonly now: Date;
};

/** Who asks, where it stands, and until when somebody waits. */
export function InquiryHead({ t, locale, detail: { inquiry, versions, days }, now }: Props) {
  const { answerBy, offered, createdAt, name, email, reference } = inquiry;
  const validUntil = offered === null ? null : (versionOf(versions, offered).terms?.validUntil ?? null);
  const standing = standingOf(inquiry, validUntil, toIsoDay(now));
  const left = answerBy ? daysLeft(toIsoDay(answerBy), now) : 0;
  const [own] = days;
  return (
    <header className="desk-stack gap-3!">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-muted">{reference}</p>
        <StandingChip t={t} standing={standing} />
        {standing === 'agreed' && (
          <p className="text-sm text-muted">
            {t(inquiry.signedAt ? 'inquiry.contractBack' : 'inquiry.contractMissing')}
          </p>
        )}
      </div>
      <h1 className="break-words">{name || email}</h1>
      {answerBy && (
        <p className="text-muted">
          <strong className={`font-semibold ${left < 0 ? 'text-ember' : 'text-accent'}`}>
            {left < 0 ? t('inbox.overdue', { days: -left }) : t('inbox.due', { days: left })} ·{' '}
          </strong>
          {t('inquiry.promised', { date: formatDay(answerBy, locale) })}
        </p>
      )}
      {own && (
        <p data-own-day={own.day}>
          {own.until === null
            ? t('inquiry.dayTaken', { day: formatIsoDay(own.day, locale) })
            : t('inquiry.dayHeld', {
                day: formatIsoDay(own.day, locale),
                until: formatIsoDay(own.until, locale, 'long'),
              })}
        </p>
      )}
      <p className="text-sm text-muted">
        {t('inquiry.received', { date: formatInstant(createdAt, locale) })} ·{' '}
        {t('inquiry.language', { language: languageName(inquiry.locale, locale) })}
      </p>
    </header>
  );
}

/** What has to be known before anybody answers. */
export function Warnings({
  t,
  locale,
  detail: { inquiry, versions, others, hangingMails },
  described,
}: Omit<Props, 'now'> & { readonly described: DescribedInquiry }) {
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, locale));
  const sent = versionOf(versions, inquiry.sent);
  const isHouse = described.current.event.kind === 'house';
  const texts = [
    ...(inquiry.isSuspicious ? [t('inquiry.suspicious')] : []),
    ...(hangingMails > 0 ? [t('inquiry.mailHangs', { count: hangingMails })] : []),
    ...(priceDiffers(inquiry.shownCents, sent.totalCents)
      ? [t('inquiry.priceDiffers', { shown: money(inquiry.shownCents), calculated: money(sent.totalCents) })]
      : []),
  ];
  return (
    <>
      {texts.map((text) => (
        <p key={text} className="desk-warning">
          <StaffIcon name="warning" />
          {text}
        </p>
      ))}
      {isHouse && others.length > 0 && (
        <div className="desk-warning" data-others>
          <StaffIcon name="calendar" />
          <div>
            <p>{t('inquiry.others')}</p>
            <ul>
              {others.map(({ reference, name, state, guests }) => (
                <li key={reference}>
                  <a href={staffAddress.inquiry(reference)} className="text-link">
                    {name || reference}
                  </a>{' '}
                  · {t(`standings.${state as 'received' | 'offered' | 'agreed'}`)} ·{' '}
                  {t('inbox.guests', { count: guests })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
