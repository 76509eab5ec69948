'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { totalText } from '@/lib/plan/total-text';
import { PriceDue } from './price-due';
import { Summary } from './summary';
import { useLeastPrice, usePrice } from './use-price';

/** On phones and tablets the menu card lies behind a bar at the bottom that opens upwards. */
export function SummaryBar({ masthead }: { masthead: ReactNode }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const price = usePrice();
  const shown = useLeastPrice() ?? (price?.isOnRequest ? null : price);
  const [open, setOpen] = useState(false);
  return (
    <details
      data-summary-bar
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group fixed inset-x-0 bottom-0 z-30 min-h-[calc(3rem+1px)] border-t border-line bg-raised lg:hidden"
    >
      <summary className="wrap figures unfolds">
        <span>
          {!shown ? (
            <span className="block text-sm leading-tight text-muted">
              {t(price?.onRequest.length ? 'described.onRequest' : 'noPriceYet')}
            </span>
          ) : (
            <PriceDue>
              <span className="block text-xs leading-tight text-muted">{t('summary.expectedShort')}</span>
              <span className="figure text-2xl">{totalText(shown, { locale, t })}</span>
              <span className="ml-2 text-xs text-muted">
                {t(shown.basis === 'net' ? 'exclVat' : 'inclVat')}
              </span>
            </PriceDue>
          )}
        </span>
        <span className="label whitespace-nowrap">
          <span className="group-open:hidden">{t('summary.open')}</span>
          <span className="hidden group-open:inline">{t('summary.close')}</span>
        </span>
      </summary>
      <div className="wrap max-h-[65svh] overflow-y-auto pt-2 pb-8">
        {open && (
          <div className="mx-auto max-w-[32rem]">
            <div className="menu-card">
              {masthead}
              <Summary />
            </div>
          </div>
        )}
      </div>
    </details>
  );
}
