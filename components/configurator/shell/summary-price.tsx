import { useLocale, useTranslations } from 'next-intl';
import { formatCents } from '@/lib/i18n/format';
import type { Price } from '@/lib/plan/price';
import type { PriceLine } from '@/lib/plan/price-line';
import { useCatalogueTexts } from './catalogue-context';
import { Notices } from './notices';

/** The lines of a price, its total with VAT or that there is none yet, and what is good to know about it. */
export function SummaryPrice({ price, guests }: { price: Price; guests: number }) {
  const t = useTranslations('configurator');
  return (
    <>
      {price.lines.length === 0 ? (
        <p className="mt-6 text-base text-muted">
          {t(price.onRequest.length > 0 ? 'summary.requestOnly' : 'summary.empty')}
        </p>
      ) : (
        <>
          <PriceLines price={price} />
          {price.isOnRequest ? (
            <p className="border-t border-accent pt-5 font-display text-3xl text-accent">
              {t('described.onRequest')}
            </p>
          ) : (
            <Totals price={price} guests={guests} />
          )}
        </>
      )}
      <Notices notices={price.notices} />
    </>
  );
}

function PriceLines({ price }: { price: Price }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const nameOf = useLineName();
  return (
    <ul className="mt-6 text-base" aria-label={t('summary.lines')}>
      {price.lines.map((line) => (
        <li key={line.id} className="figures flex justify-between gap-4 border-t border-line py-2.5">
          <span>
            {nameOf(line)}
            <span className="block text-sm text-muted">
              {t(`lineUnits.${line.unit}`, { quantity: line.quantity })}
            </span>
          </span>
          <span className="whitespace-nowrap">
            {formatCents(price.basis === 'net' ? line.netCents : line.grossCents, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useLineName(): (line: PriceLine) => string {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  return (line) => t(`lines.${line.kind}`, { name: texts.items[line.itemId] ?? line.itemId });
}

function Totals({ price, guests }: { price: Price; guests: number }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  return (
    <div className="figures border-t border-accent pt-5">
      <p className="text-sm text-muted">{t('summary.expected')}</p>
      <p
        className="mt-1 font-display text-4xl leading-tight text-accent"
        data-price
        data-cents={price.shownCents}
      >
        {money(price.shownCents)}
      </p>
      <p className="text-sm text-muted">
        {price.basis === 'net' ? t('exclVat') : t('inclVat')}
        {guests > 0 && ` · ${t('summary.perGuest', { price: money(Math.round(price.shownCents / guests)) })}`}
      </p>
      <dl className="mt-4 text-sm text-muted">
        {price.vat.map((sum) => (
          <div key={sum.rate} className="flex justify-between gap-4 py-0.5">
            <dt>{t('summary.vat', { rate: sum.rate / 100, net: money(sum.netCents) })}</dt>
            <dd>{money(sum.vatCents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-0.5">
          <dt>{price.basis === 'net' ? t('summary.gross') : t('summary.net')}</dt>
          <dd>{money(price.basis === 'net' ? price.grossCents : price.netCents)}</dd>
        </div>
        {price.tipCents > 0 && (
          <div className="flex justify-between gap-4 py-0.5">
            <dt>{t('summary.tip')}</dt>
            <dd>{money(price.tipCents)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
