import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { shownPricesStore } from '@/lib/plan/browser/shown-prices-store';
import type { Price } from '@/lib/plan/price';
import { priceChanges, shownPrices } from '@/lib/plan/shown-prices';
import { useCatalogueTexts } from './texts-provider';
import { useResolvedPlan, useSettledDraft } from './use-price';

const CatalogueChange = lazyPart(() => import('./catalogue-change').then((module) => module.CatalogueChange));

/** Somebody who is typing is not done: prices are noted when nothing has changed for so long. */
const pauseMs = 500;

/**
 * Notes the prices that are shown, and compares them with those noted on the last visit. What has changed since then is
 * explained until the visitor has taken note of it; only then the new prices are noted.
 */
export function PriceMemory({ price }: { price: Price }) {
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const { items } = useCatalogueTexts();
  const [before, setBefore] = useState(() => {
    const last = draftStore.isStored() ? shownPricesStore.get() : null;
    // Nothing to explain: from here on every difference is the visitor's own choice.
    return last && priceChanges(last, draft, price).length > 0 ? last : null;
  });
  const changes = before ? priceChanges(before, draft, price) : [];
  const unchanged = changes.length === 0;

  useEffect(() => {
    if (!unchanged) return;
    const timer = window.setTimeout(() => {
      if (!draftStore.isStored()) {
        if (shownPricesStore.isStored()) shownPricesStore.clear();
        return;
      }
      // Dishes that are gone have no name in the catalogue any more.
      const names = { ...shownPricesStore.get()?.names, ...items };
      shownPricesStore.set(shownPrices(draft, price, names));
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [unchanged, draft, price, items]);

  if (unchanged && plan?.unknown.length === 0) return null;
  return (
    <Suspense>
      <CatalogueChange
        names={shownPricesStore.get()?.names ?? {}}
        before={before}
        changes={changes}
        price={price}
        onNoted={() => setBefore(null)}
      />
    </Suspense>
  );
}
