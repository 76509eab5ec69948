import { isRecord } from '@/lib/base/is-record';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import type { ShownPrices } from '@/lib/plan/shown-prices';

/** Reads what was stored; `undefined` when it is nothing of ours. */
function read(value: unknown): ShownPrices | undefined {
  if (!isRecord(value)) return undefined;
  const { version, basis, totalCents, names, units } = value;
  if (basis !== 'net' && basis !== 'gross') return undefined;
  if (typeof version !== 'string' || !Number.isSafeInteger(totalCents)) return undefined;
  if (!isRecord(names) || !Object.values(names).every((name) => typeof name === 'string')) return undefined;
  if (!isRecord(units) || !Object.values(units).every(Number.isSafeInteger)) return undefined;
  return value as ShownPrices;
}

/**
 * Beside the draft: the prices that the visitor last saw, so that a change of the catalogue can be explained line by
 * line. No part of the draft, because it is nothing that anybody chose; it goes when the draft goes.
 */
export const shownPricesStore = createPersistedStore<ShownPrices | null>({
  key: 'seegut-shown-prices',
  fallback: null,
  parse: (stored) => read(JSON.parse(stored)),
  serialise: (value) => JSON.stringify(value),
  event: 'shown-prices-updated',
});
