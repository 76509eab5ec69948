import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useId } from 'react';
import { eventDay } from '@/lib/base/event-day';
import { formatCents, formatDay } from '@/lib/i18n/format';
import type { PricedOffer } from '@/lib/offer/offer';
import { Button } from '../../ui/button';
import type { OfferDraft } from './edit-offer';

type Props = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly draft: OfferDraft;
  readonly priced: PricedOffer;
  readonly recipient: string;
  readonly version: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
};

/** The last look before an offer leaves the house. */
export function SendDialog({ dialog, draft, priced, recipient, version, isBusy, onSend }: Props) {
  const t = useTranslations('staff.editor');
  const locale = useLocale();
  const title = useId();
  const { offer, optionUntil } = draft;
  const day = (isoDay: string | null) => {
    const date = isoDay ? eventDay(isoDay) : null;
    return date ? formatDay(date, locale) : '–';
  };
  const rows = [
    { term: t('confirmTo'), text: recipient },
    { term: t('sum'), text: `${formatCents(priced.totalCents, locale)} ${t(offer.basis)}` },
    { term: t('day'), text: day(offer.day) },
    ...(optionUntil === null ? [] : [{ term: t('optionUntil'), text: day(optionUntil) }]),
    { term: t('validUntil'), text: day(offer.validUntil) },
  ];
  return (
    <dialog ref={dialog} className="desk-dialog" aria-labelledby={title}>
      <p className="mb-2 text-muted">{t('confirmVersion', { version })}</p>
      <h2 id={title} className="mb-5">
        {t('confirmTitle')}
      </h2>
      <dl className="desk-facts">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 mb-6 text-sm text-muted">{t('confirmText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="default" aria-disabled={isBusy} onClick={onSend} data-send>
          {isBusy ? t('sending') : t('confirmSend')}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{t('cancel')}</Button>
      </div>
    </dialog>
  );
}
