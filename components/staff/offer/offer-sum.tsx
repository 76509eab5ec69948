import { useLocale, useTranslations } from 'next-intl';
import { formatCents } from '@/lib/i18n/format';
import type { OfferBody, PricedOffer } from '@/lib/offer/offer';
import { formatNumber } from './edit-offer';

type Props = {
  readonly offer: OfferBody;
  readonly priced: PricedOffer;
  /** In the offer's basis; `null` where the plan had no price. */
  readonly planTotalCents: number | null;
};

/** What the offer comes to, as it stands. */
export function OfferSum({ offer, priced, planTotalCents }: Props) {
  const t = useTranslations('staff.editor');
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  const percent = (value: number) => formatNumber(value, locale);
  const isNet = offer.basis === 'net';
  const rows = [
    ...(priced.discountCents === 0
      ? []
      : [
          {
            id: 'discount',
            term: t('discountRow', { percent: percent(offer.discountPercent) }),
            cents: -priced.discountCents,
          },
        ]),
    ...priced.vat.map((share) => ({
      id: `vat-${share.rate}`,
      term: t('vatRow', { rate: percent(share.rate / 100), net: money(share.netCents) }),
      cents: share.vatCents,
    })),
    {
      id: 'other',
      term: isNet ? t('grossRow') : t('netRow'),
      cents: isNet ? priced.grossCents : priced.netCents,
    },
    ...(priced.depositCents === 0
      ? []
      : [
          {
            id: 'deposit',
            term: t('depositRow', { percent: percent(offer.depositPercent) }),
            cents: priced.depositCents,
          },
        ]),
  ];
  return (
    <dl className="desk-amounts">
      {rows.map(({ id, term, cents }) => (
        <div key={id}>
          <dt className="text-muted">{term}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>
          {t('sum')} <span className="text-sm font-normal text-muted">{t(offer.basis)}</span>
        </dt>
        <dd data-offer-total>{money(priced.totalCents)}</dd>
      </div>
      {planTotalCents !== null && (
        <div className="text-sm text-muted">
          <dt>{t('planTotal', { amount: money(planTotalCents) })}</dt>
          <dd>
            {priced.totalCents >= planTotalCents ? '+' : ''}
            {money(priced.totalCents - planTotalCents)}
          </dd>
        </div>
      )}
    </dl>
  );
}
