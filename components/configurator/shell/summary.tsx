'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { PriceDue } from './price-due';
import { useIsPlanAwaited, usePrice, useResolvedPlan } from './use-price';

const SummaryCard = lazyPart(() => import('./summary-card').then((module) => module.SummaryCard));

/** What has been chosen so far as a menu card, below its masthead; it comes with what works plans out. */
export function Summary() {
  const t = useTranslations('configurator');
  const isAwaited = useIsPlanAwaited();
  const plan = useResolvedPlan();
  const price = usePrice();
  const waiting = <Words title={t('summary.title')} text={t(isAwaited ? 'loading' : 'card.empty')} />;
  return (
    <div aria-busy={isAwaited} className="contents">
      {plan && price ? (
        <PriceDue as="div" className="contents">
          <Suspense fallback={waiting}>
            <SummaryCard plan={plan} price={price} />
          </Suspense>
        </PriceDue>
      ) : (
        waiting
      )}
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 className="menu-card-title">{title}</h2>
      <p className="mt-4 text-sm text-muted">{text}</p>
    </>
  );
}
