import { hasShape, recordOf } from '@/lib/base/shape';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import type { ShownPrices } from '@/lib/plan/shown-prices';

const isCents = (value: unknown) => Number.isSafeInteger(value);

const isShownPrices = (value: unknown): value is ShownPrices =>
  hasShape(value, {
    version: 'string',
    basis: (basis) => basis === 'net' || basis === 'gross',
    totalCents: isCents,
    names: recordOf('string'),
    units: recordOf(isCents),
  });

/**
 * Beside the draft: the prices that the visitor last saw, so that a change of the catalogue can be explained line by
 * line. No part of the draft, because it is nothing that anybody chose; it goes when the draft goes.
 */
export const shownPricesStore = createPersistedStore<ShownPrices | null>({
  key: 'seegut-shown-prices',
  fallback: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored);
    return isShownPrices(value) ? value : undefined;
  },
  serialise: (value) => JSON.stringify(value),
  event: 'shown-prices-updated',
});
