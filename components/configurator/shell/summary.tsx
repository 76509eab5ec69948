'use client';

import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from './catalogue-context';
import { SummaryPrice } from './summary-price';
import { useDraft } from './use-draft';
import { useIsPlanAwaited } from './use-engine';
import { usePrice } from './use-price';

/** What has been chosen so far, its price with VAT, and what is good to know about it. */
export function Summary() {
  const t = useTranslations('configurator');
  const { draft } = useDraft();
  const isAwaited = useIsPlanAwaited();
  const price = usePrice();
  const texts = useCatalogueTexts();
  const type = draft.cateringType ? texts.types[draft.cateringType].name : null;
  return (
    <div aria-busy={isAwaited}>
      <h2 className="text-3xl">{t('summary.title')}</h2>
      <p className="figures mt-3 text-muted">
        {t('review.people', { guests: draft.guests })}
        {type && ` · ${type}`}
      </p>
      {price ? (
        <SummaryPrice price={price} guests={draft.guests} />
      ) : (
        <p className="mt-6 text-base text-muted">{t(isAwaited ? 'loading' : 'summary.empty')}</p>
      )}
    </div>
  );
}
