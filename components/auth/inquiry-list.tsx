import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from '@/components/ui/link';
import type { ListedInquiry } from '@/lib/account/browser/api';
import { localPath } from '@/lib/i18n/address';
import { formatCents, formatDay, formatIsoDay } from '@/lib/i18n/format';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';
import { InquiryActions } from './inquiry-actions';

const InquiryPlan = lazy(() => import('./inquiry-plan').then((module) => ({ default: module.InquiryPlan })));

type Props = { inquiries: readonly ListedInquiry[]; close: () => void };

/** What was sent, newest first: like a printed menu, one hairline per line. */
export function InquiryList({ inquiries, close }: Props) {
  const t = useTranslations('account.inquiries');
  const locale = useLocale();
  if (inquiries.length === 0) {
    return (
      <div className="mt-4 border-t border-line pt-5">
        <p className="font-display text-2xl">{t('emptyTitle')}</p>
        <p className="measure mt-2 text-muted">{t('empty')}</p>
        <Link
          href={localPath(locale, 'configurator')}
          onClick={close}
          className={`mt-5 ${buttonClass('outline', 'sm')}`}
        >
          {t('plan')}
        </Link>
      </div>
    );
  }
  return (
    <ol className="mt-4 border-b border-line">
      {inquiries.map((inquiry) => (
        <Row key={inquiry.reference} inquiry={inquiry} close={close} />
      ))}
    </ol>
  );
}

function Row({ inquiry, close }: { inquiry: ListedInquiry; close: () => void }) {
  const t = useTranslations('account.inquiries');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const planId = useId();
  const { reference, stateKey, createdAt, answerBy, standing, eventDate, guests, grossCents } = inquiry;
  const long = (iso: string) => formatDay(new Date(iso), locale, 'long');
  return (
    <li
      className="grid gap-x-8 gap-y-4 border-t border-line py-6 md:grid-cols-[1fr_auto]"
      data-inquiry={reference}
      data-state={standing}
    >
      <div className="min-w-0">
        <Heading level={4} className="figures flex flex-wrap items-baseline gap-x-4 text-accent">
          {reference}
          <span className="font-sans text-base font-medium tracking-normal text-text">
            {t(`standings.${standing}`)}
          </span>
        </Heading>
        <p className="figures mt-2">
          {`${eventDate ? formatIsoDay(eventDate, locale) : t('noDate')}, ${t('guests', { guests })}`}
        </p>
        <p className="figures text-muted">
          {grossCents === null ? t('noPrice') : t('price', { price: formatCents(grossCents, locale) })}
        </p>
        <p className="figures mt-1 text-sm text-muted">
          {[t('sent', { date: long(createdAt) }), answerBy !== '' && t('answerBy', { date: long(answerBy) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {stateKey !== '' && (
          <Button
            variant={standing === 'offered' ? 'default' : 'outline'}
            size="sm"
            aria-label={t('openOf', { reference })}
            aria-expanded={isOpen}
            aria-controls={planId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('open')}
          </Button>
        )}
        <InquiryActions inquiry={inquiry} close={close} />
      </div>
      <div id={planId} className="min-w-0 md:col-span-2 empty:hidden">
        {isOpen && (
          <Suspense>
            <InquiryPlan reference={reference} stateKey={stateKey} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
